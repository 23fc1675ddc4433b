import { randomBytes } from 'node:crypto';
import { callOperator, type OperatorAccess } from '../operator-client.ts';

interface ImportUnderWay {
  traceId: string;
  phase: string;
  done: number;
  total: number;
}

const ASK_EVERY_MS = 1_000;

/** The units that each phase counts. */
const COUNTED: Record<string, string> = { Hashing: 'passwords', Checking: 'venues', Saving: 'venues' };

/** A new trace id for one call, also as a `traceparent` header. */
export function newTraceparent(): { traceId: string; traceparent: string } {
  const traceId = randomBytes(16).toString('hex');
  return { traceId, traceparent: `00-${traceId}-${randomBytes(8).toString('hex')}-01` };
}

/**
 * Shows the progress of an import about once a second, until the returned function is called. Shows nothing while the
 * asked server does not know the progress, for example because another of several servers runs the import.
 * @param show  prints a line such as `Saving: 120 of 1000 venues`; called only if the line changed
 */
export function watchImport(
  access: OperatorAccess,
  traceId: string,
  show: (line: string) => void,
): () => void {
  let shown = '';
  const ask = async () => {
    const answer = await callOperator(access, 'GET', '/imports').catch(() => null);
    const imports = (answer as { imports: ImportUnderWay[] } | null)?.imports ?? [];
    const own = imports.find((one) => one.traceId === traceId);
    const line = own === undefined ? shown : lineOf(own);
    if (line !== shown) show(line);
    shown = line;
  };
  const asking = setInterval(ask, ASK_EVERY_MS);
  return () => clearInterval(asking);
}

function lineOf({ phase, done, total }: ImportUnderWay): string {
  return total === 0 ? `${phase}…` : `${phase}: ${done} of ${total} ${COUNTED[phase] ?? ''}`.trimEnd();
}
