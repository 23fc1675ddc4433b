import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The service that a development server passes API calls on to. */
const SERVICE = process.env.SOFRA_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/app/',
  plugins: [react()],
  build: { target: 'es2023', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  server: { proxy: { '/venue': SERVICE, '/photos': SERVICE, '/health': SERVICE } },
});
