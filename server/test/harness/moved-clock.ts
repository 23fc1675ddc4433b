import { openSync, readSync } from 'node:fs';

/** Loaded before a server: its clock shows the instant in the file CLOCK_FILE, which a test moves. */
const file = openSync(process.env['CLOCK_FILE']!, 'r');
const instant = new Float64Array(1);
Date.now = () => {
  readSync(file, instant, 0, 8, 0);
  return instant[0]!;
};
