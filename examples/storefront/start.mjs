// Plain JavaScript, which every Node runs: one that is too old reads neither TypeScript nor what main.ts imports.
const NEEDED_MAJOR = 24;

if (Number(process.versions.node.split('.')[0]) < NEEDED_MAJOR) {
  console.error(
    `The shop needs Node ${NEEDED_MAJOR} or newer; this is ${process.version}. See https://nodejs.org.`,
  );
  process.exit(1);
}
await import('./main.ts');
