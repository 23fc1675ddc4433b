import { readFileSync } from 'node:fs';
import { Miniflare } from 'miniflare';

const [, , bundle] = process.argv;
const workers = new Miniflare({
  modules: true,
  script: readFileSync(bundle, 'utf8'),
  compatibilityDate: '2026-01-01',
});
try {
  const answer = await workers.dispatchFetch('http://worker.example/');
  console.log(await answer.text());
  if (!answer.ok) process.exitCode = 1;
} finally {
  await workers.dispose();
}
