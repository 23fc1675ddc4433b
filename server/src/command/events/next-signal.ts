/**
 * Resolves with the first signal, or when standard output is closed. A terminal sends a signal to the whole
 * process group, and `npx` forwards it: later signals are ignored.
 */
export function nextSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
    process.stdout.on('error', () => resolve());
  });
}
