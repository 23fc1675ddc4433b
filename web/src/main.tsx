import './tokens.css';
import './page.css';
import { createRoot } from 'react-dom/client';
import { App, loadFirst } from './app.tsx';
import { tolerateForeignWrappers } from './shell/broken/foreign-wrappers.ts';
import { keepBuild } from './shell/keep-build.ts';

tolerateForeignWrappers();
keepBuild();

// Without its stylesheet the page is loaded again: the script in it sees to that. A link that failed has a sheet, too.
const isWhole = getComputedStyle(document.documentElement).getPropertyValue('--paper') !== '';

const root = createRoot(document.getElementById('app')!, {
  // Even the screen that reports a fault could not be shown.
  onUncaughtError: (fault) => {
    console.error(fault);
    setTimeout(() => location.reload(), 5_000);
  },
});
if (isWhole)
  void loadFirst().then((first) => {
    document.getElementById('late')?.remove();
    root.render(<App first={first} />);
  });
