import { createHash } from 'node:crypto';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { wordsPlugin } from './build/words-plugin.ts';

/** The service to which a development server forwards API calls. */
const SERVICE = process.env.SOFRA_URL ?? 'http://127.0.0.1:3000';

/** The tag of modules that the page imports before it runs. */
const INITIAL: ['$initial'] = ['$initial'];

/**
 * Puts code that several lazy parts share into a few files. Without these groups, the bundler makes a file of each icon
 * and each small component, and a first load requests 80 of them.
 */
const CHUNKS = [
  // Runs before the libraries are loaded.
  {
    name: 'first-load',
    test: /vite\/(modulepreload|preload)|virtual:words\/shared$|[\\/]web[\\/]src[\\/](first-load|ui[\\/]parts[\\/]load-with-retry|words[\\/]languages|device[\\/](preferences|keep-on-device))\.ts$/,
    priority: 7,
  },
  { name: 'libraries', test: /[\\/]node_modules[\\/]/, tags: INITIAL, priority: 6 },
  { name: 'app', test: /^(?!.*[\\/]src[\\/]worker[\\/])/, tags: INITIAL, priority: 5 },
  {
    name: 'parts',
    test: /[\\/]lucide-react[\\/]|[\\/]web[\\/]src[\\/](?!board|host|panel|till|words|allergies|sign-in|api[\\/]record-writes|(?:acts|ui)[\\/]reasons|ui[\\/](?:select|form[\\/]|qr-code[\\/])|session[\\/](?:second-factor|approvals)|shell[\\/](?:own-)?device|session[\\/]own-device)/,
    minShareCount: 2,
    priority: 4,
  },
  // The till and the host screen need this at once, but the plan only when it is opened. Other screens need neither.
  {
    name: 'room',
    test: /[\\/]device[\\/]room-view|[\\/]ui[\\/]plan[\\/]placed-tables/,
    priority: 6,
  },
  { name: 'plan', test: /[\\/]web[\\/]src[\\/]ui[\\/]plan[\\/]/, priority: 5 },
  // Every screen lists unsent rounds.
  { name: 'basket', test: /[\\/]src[\\/]till[\\/]order[\\/](basket|place)/, minShareCount: 2, priority: 3 },
  // The code for choices of a product is only loaded with the first product that has choices.
  {
    name: 'till-parts',
    test: /[\\/]web[\\/]src[\\/]till[\\/](?!seats|order[\\/]product[\\/]|bill[\\/](?:held|prices|allergies)[\\/])/,
    minShareCount: 2,
    priority: 2,
  },
  { name: 'reasons', test: /[\\/](?:acts|ui)[\\/]reasons[\\/]/, minShareCount: 2, priority: 0 },
  // The overview opens first. It does not need the code that edits the menu, sorts by dragging, or edits courses.
  {
    name: 'panel-parts',
    test: /[\\/]web[\\/]src[\\/]panel[\\/](?!words|menu|.*sort|.*[\\/]courses[\\/])/,
    minShareCount: 2,
    priority: 1,
  },
  // All pages of the panel need this. Without this group it would be in the file of the menu editor.
  { name: 'panel-parts', test: /[\\/]panel[\\/]undo[\\/]/, priority: 1 },
  { name: 'menu-parts', test: /[\\/]panel[\\/]menu[\\/](?!.*sort)/, minShareCount: 2, priority: 0 },
  // The sign-in needs this if it asks for a code; other screens if a person sets up a second factor.
  {
    name: 'second-factor',
    test: /[\\/]session[\\/]second-factor[\\/]|[\\/]ui[\\/]qr-code[\\/]/,
    minShareCount: 2,
    priority: 0,
  },
  { name: 'dragging', test: /[\\/]@dnd-kit[\\/]|[\\/]panel[\\/].*sort/, minShareCount: 2, priority: 0 },
];

const WORKER = 'service-worker';

/**
 * Names a build by a hash of all its files. Writes the name into its page, and into `build.json` with the list of its
 * files: the service worker stores them together.
 */
const BUILD_LIST: Plugin = {
  name: 'build-list',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('the build has no page');
      // The name of a file contains a hash of its content.
      const files = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
      const hashed = createHash('sha256').update([page.source, ...files.sort()].join());
      const build = hashed.digest('hex').slice(0, 20);
      const firstLoad = files.find((file) => file.startsWith('assets/first-load-') && file.endsWith('.js'));
      if (firstLoad === undefined) throw new Error('the build has no first load');
      page.source = String(page.source)
        .replace('<head>', `<head>\n    <meta name="build" content="${build}" />`)
        // The page also imports this file, but a script of its own need not wait for the libraries.
        .replace(
          '<script type',
          `<script type="module" crossorigin src="/app/${firstLoad}"></script>\n    <script type`,
        );
      const source = JSON.stringify({ build, files: files.map((file) => `/app/${file}`) });
      this.emitFile({ type: 'asset', fileName: 'build.json', source });
    },
  },
};

export default defineConfig({
  base: '/app/',
  plugins: [react(), wordsPlugin(), BUILD_LIST],
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The page has one stylesheet of 21 kB, so that no screen can appear without its styles.
    cssCodeSplit: false,
    rolldownOptions: {
      input: { index: 'index.html', [WORKER]: 'src/worker/service-worker.ts' },
      output: {
        codeSplitting: { groups: CHUNKS },
        // A service worker must keep its address. In this folder it controls all pages of the app.
        entryFileNames: ({ name }) => (name === WORKER ? `${WORKER}.js` : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: {
    proxy: {
      '^/$': { target: SERVICE, bypass: () => '/app/index.html' },
      // The service compares the Host header with Origin, so Host must stay unchanged.
      '^/(?!app(?:/|$)).+': { target: SERVICE, changeOrigin: false },
    },
  },
});
