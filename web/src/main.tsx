import './tokens.css';
import './page.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { preferences } from './shell/preferences.ts';
import { loadWords } from './words/words.ts';

// A page that stays open over a new build asks for files that are gone: it starts anew. What was entered is stored.
addEventListener('vite:preloadError', () => location.reload());

const words = await loadWords(preferences().language);
createRoot(document.getElementById('app')!).render(<App firstWords={words} />);
