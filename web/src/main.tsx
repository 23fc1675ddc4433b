import './tokens.css';
import './page.css';
import { createRoot } from 'react-dom/client';
import { App, beginLoading } from './app.tsx';
import { preferences } from './device/preferences.ts';
import { keepBuild, startAnewOverNewBuild } from './shell/new-build.ts';
import { loadWords } from './words/words.ts';

startAnewOverNewBuild();
keepBuild();
beginLoading();

const words = await loadWords(preferences().language);
createRoot(document.getElementById('app')!).render(<App firstWords={words} />);
