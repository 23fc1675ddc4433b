import type { Fault, FaultyProxy } from './faulty-proxy.ts';

/** Breaks the first call of every act with these faults, in turn; its repeat passes. Reads and previews pass. */
export function cutActs(line: FaultyProxy, faults: readonly (Fault | null)[]): void {
  const begun = new Set<string>();
  line.setFaults(({ method, path, key }) => {
    const act = `${method} ${path} ${key}`;
    if (method === 'GET' || path.endsWith('/preview') || begun.has(act)) return null;
    begun.add(act);
    return faults[begun.size % faults.length]!;
  });
}
