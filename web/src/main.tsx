import './tokens.css';
import './page.css';
import { createRoot } from 'react-dom/client';
import { App, loadFirst } from './app.tsx';
import { keepBuild, startAnewOverNewBuild } from './shell/new-build.ts';

startAnewOverNewBuild();
keepBuild();

const root = createRoot(document.getElementById('app')!);
void loadFirst().then((first) => root.render(<App first={first} />));
