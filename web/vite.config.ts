import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The service that a development server passes API calls on to. */
const SERVICE = process.env.SOFRA_URL ?? 'http://127.0.0.1:3000';

/** What the first page imports before it runs. */
const INITIAL: ['$initial'] = ['$initial'];

/**
 * What lazy parts share goes into a few files: left alone, the bundler makes a file of each icon and each small
 * component, and a first load asks for 80 of them.
 */
const CHUNKS = [
  { name: 'libraries', test: /[\\/]node_modules[\\/]/, tags: INITIAL, priority: 6 },
  { name: 'app', tags: INITIAL, priority: 5 },
  {
    name: 'parts',
    test: /[\\/]lucide-react[\\/]|[\\/]web[\\/]src[\\/](?!board|host|panel|till|words)/,
    minShareCount: 2,
    priority: 4,
  },
  { name: 'till-parts', test: /[\\/]web[\\/]src[\\/]till[\\/]/, minShareCount: 2, priority: 3 },
  {
    name: 'panel-parts',
    test: /[\\/]web[\\/]src[\\/]panel[\\/](?!words|.*sortable)/,
    minShareCount: 2,
    priority: 2,
  },
  { name: 'dragging', test: /[\\/]panel[\\/].*sortable/, priority: 1 },
];

export default defineConfig({
  base: '/app/',
  plugins: [react()],
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: {
    proxy: {
      '^/$': { target: SERVICE, bypass: () => '/app/index.html' },
      // The service compares Host with Origin.
      '^/(?!app(?:/|$)).+': { target: SERVICE, changeOrigin: false },
    },
  },
});
