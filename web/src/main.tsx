import './tokens.css';
import './page.css';
import { createRoot } from 'react-dom/client';
import { App, loadFirstScreen } from './app.tsx';
import { tolerateForeignWrappers } from './shell/broken/foreign-wrappers.ts';
import { keepBuild } from './shell/keep-build.ts';

tolerateForeignWrappers();
keepBuild();

// If the stylesheet did not load, the script in the page loads the page again. A failed link also has a sheet, so a
// variable is checked.
const isWhole = getComputedStyle(document.documentElement).getPropertyValue('--paper') !== '';

const root = createRoot(document.getElementById('app')!, {
  // Called if even the screen that reports an error could not be shown.
  onUncaughtError: (fault) => {
    console.error(fault);
    setTimeout(() => location.reload(), 5_000);
  },
});
if (isWhole)
  void loadFirstScreen().then((first) => {
    document.getElementById('late')?.remove();
    root.render(<App first={first} />);
  });
