/**
 * Resolves at the first signal that ends the process, or when standard output is closed. Ignores later signals: a
 * terminal sends Ctrl-C to the whole process group, and `npx` forwards it again.
 */
export function nextSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
    process.stdout.on('error', () => resolve());
  });
}
