import { createHash } from 'node:crypto';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { wordsPlugin } from './build/words-plugin.ts';

/** The service that a development server passes API calls on to. */
const SERVICE = process.env.SOFRA_URL ?? 'http://127.0.0.1:3000';

/** What the first page imports before it runs. */
const INITIAL: ['$initial'] = ['$initial'];

/**
 * What lazy parts share goes into a few files: left alone, the bundler makes a file of each icon and each small
 * component, and a first load asks for 80 of them.
 */
const CHUNKS = [
  // Runs before the libraries are here.
  {
    name: 'first-load',
    test: /vite\/(modulepreload|preload)|virtual:words\/shared$|[\\/]web[\\/]src[\\/](first-load|ui[\\/]parts[\\/]ask-again|words[\\/]languages|device[\\/](preferences|keep-on-device))\.ts$/,
    priority: 7,
  },
  { name: 'libraries', test: /[\\/]node_modules[\\/]/, tags: INITIAL, priority: 6 },
  { name: 'app', test: /^(?!.*[\\/]src[\\/]worker[\\/])/, tags: INITIAL, priority: 5 },
  {
    name: 'parts',
    test: /[\\/]lucide-react[\\/]|[\\/]web[\\/]src[\\/](?!board|host|panel|till|words|allergies|sign-in|api[\\/]record-writes|(?:acts|ui)[\\/]reasons|ui[\\/](?:select|form[\\/]|qr-code[\\/])|session[\\/]second-factor|shell[\\/](?:own-)?device|session[\\/]own-device)/,
    minShareCount: 2,
    priority: 4,
  },
  // The till and the tables of reservations have it at once, the plan when it is opened; other screens have neither.
  {
    name: 'room',
    test: /[\\/]device[\\/]room-view|[\\/]ui[\\/]plan[\\/]placed-tables/,
    priority: 6,
  },
  { name: 'plan', test: /[\\/]web[\\/]src[\\/]ui[\\/]plan[\\/]/, priority: 5 },
  // What was left unsent is listed on every screen.
  { name: 'basket', test: /[\\/]src[\\/]till[\\/]order[\\/](basket|place)/, minShareCount: 2, priority: 3 },
  // The choices of a product come with the first one that has any.
  {
    name: 'till-parts',
    test: /[\\/]web[\\/]src[\\/]till[\\/](?!seats|order[\\/]product[\\/]|bill[\\/](?:held|prices|allergies)[\\/])/,
    minShareCount: 2,
    priority: 2,
  },
  { name: 'reasons', test: /[\\/](?:acts|ui)[\\/]reasons[\\/]/, minShareCount: 2, priority: 0 },
  // The overview opens first: it needs neither what edits the menu, nor what drags, nor courses.
  {
    name: 'panel-parts',
    test: /[\\/]web[\\/]src[\\/]panel[\\/](?!words|menu|.*sort|.*[\\/]courses[\\/])/,
    minShareCount: 2,
    priority: 1,
  },
  // All pages have it; left alone, it comes with what edits the menu.
  { name: 'panel-parts', test: /[\\/]panel[\\/]undo[\\/]/, priority: 1 },
  { name: 'menu-parts', test: /[\\/]panel[\\/]menu[\\/](?!.*sort)/, minShareCount: 2, priority: 0 },
  // A sign-in has it when it asks for a code, other screens when a person sets one up.
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
 * Names the build by all that is in it, in its page and in `build.json` beside the list of its files: the service
 * worker keeps them together.
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
      // The hash in the name of a file stands for its content.
      const files = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
      const hashed = createHash('sha256').update([page.source, ...files.sort()].join());
      const build = hashed.digest('hex').slice(0, 20);
      const firstLoad = files.find((file) => file.startsWith('assets/first-load-') && file.endsWith('.js'));
      if (firstLoad === undefined) throw new Error('the build has no first load');
      page.source = String(page.source)
        .replace('<head>', `<head>\n    <meta name="build" content="${build}" />`)
        // The page imports it, too: but this way it does not wait for the libraries.
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
    // One stylesheet of 21 kB with the page: no screen can come without its own.
    cssCodeSplit: false,
    rolldownOptions: {
      input: { index: 'index.html', [WORKER]: 'src/worker/service-worker.ts' },
      output: {
        codeSplitting: { groups: CHUNKS },
        // Its address stays the same, and reaches all pages below.
        entryFileNames: ({ name }) => (name === WORKER ? `${WORKER}.js` : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: {
    proxy: {
      '^/$': { target: SERVICE, bypass: () => '/app/index.html' },
      // The service compares Host with Origin.
      '^/(?!app(?:/|$)).+': { target: SERVICE, changeOrigin: false },
    },
  },
});
