import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { followVenue } from './bridge.ts';
import { simulatedDevice } from './device.ts';
import { connect } from './service.ts';
import { storedFile } from './stored-file.ts';

function required(name: string): string {
  const value = process.env[name];
  if (value) return value;
  console.error(`Set ${name}; README.md says how.`);
  return process.exit(2);
}

const log = (text: string) => console.error(text);
const folder = process.env['BRIDGE_FOLDER'] ?? 'bridge-data';
mkdirSync(folder, { recursive: true });
const device = simulatedDevice(folder, (text) => console.log(text));
const signIn = {
  url: required('SOFRA_URL').replace(/\/$/, ''),
  email: required('SOFRA_EMAIL'),
  password: required('SOFRA_PASSWORD'),
};
process.stdin.on('data', (typed) => {
  for (const line of typed.toString().split('\n')) if (line.trim() === 'z') device.closeDay();
});
await followVenue({
  service: connect(signIn, log),
  device,
  cursor: storedFile<string | null>(join(folder, 'cursor.json'), null),
  log,
});
