import { Refusal } from '../../core/refusals.ts';
import type { Logger } from '../../parts/parts.ts';
import type { RequestContext } from '../request/request-context.ts';

export interface FaultParts {
  log: Logger;
  /**
   * Turns a temporary fault, such as an unreachable database, into a refusal; `null` for anything else, which
   * is a bug.
   */
  toRefusal: (error: unknown) => Refusal | null;
}

/** The refusal to send for an error. Logs errors that are not refusals. */
export function refusalForError(parts: FaultParts, context: RequestContext, error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { traceId, request } = context;
  const where = { traceId, method: request.method, route: request.routeOptions.url };
  const passing = parts.toRefusal(error);
  if (passing !== null) {
    parts.log.warn(
      { ...where, reason: error instanceof Error ? error.message : String(error) },
      'answered 503: a fault that is expected to pass',
    );
    return passing;
  }
  parts.log.error({ ...where, fault: faultOf(error) }, 'unexpected fault');
  return new Refusal('INTERNAL_ERROR');
}

/** The logged parts of an error: its kind, message and stack, but not the rows in a database error. */
function faultOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error ? error.code : undefined;
  return { name: error.name, code, message: error.message, stack: error.stack };
}
