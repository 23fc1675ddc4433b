import { canBeWritten } from './answer/write-answer.ts';
import type { Credential, CredentialInMemory } from './credential.ts';
import { requireWithin, type Spending } from './limits/budget.ts';
import type { RequestContext } from './mount-routes.ts';
import type { OperationDescription, PreparedAnswer } from './operation.ts';
import type { ApiFrame, Runnable } from './operation-frame.ts';
import type { callInputOf } from './request/call-input.ts';

/** An operation with what its API and its parts add to it. */
export interface MountedFrame<Parts, Description, Caller, Source, Outcome> {
  operation: Description & Runnable<Parts, Outcome>;
  api: ApiFrame<Parts, Description, Caller, Source, Outcome>;
  input: ReturnType<typeof callInputOf>;
  parts: Parts;
  state: unknown;
}

/**
 * A short way for reads whose answers are prepared, in one turn of the event loop: the same checks in the same order,
 * as long as caller and resource are in memory and known to be current. It takes a third of the time of
 * {@link attemptOf}. `undefined` for anything else, above all what is unknown or out of reach: the attempt answers it.
 */
export function answerNow<Parts, Description extends OperationDescription, Caller, Source, Outcome>(
  frame: MountedFrame<Parts, Description, Caller, Source, Outcome>,
  context: RequestContext,
  credential: Credential<Caller, Source>,
  spend: (caller: Caller) => Spending | undefined,
  inMemory: CredentialInMemory<Caller> | undefined,
): PreparedAnswer | undefined {
  const { operation, parts } = frame;
  if (operation.prepared === undefined) return undefined;
  const call = checkInMemory(frame, context, credential, spend, inMemory);
  const answer = call && operation.prepared(parts, call as never);
  return answer !== undefined && canBeWritten(context, answer) ? answer : undefined;
}

/** Passes a call through the checks before its body; `undefined` when caller or resource are not in memory. */
export function checkInMemory<Parts, Description extends OperationDescription, Caller, Source, Outcome>(
  { input }: MountedFrame<Parts, Description, Caller, Source, Outcome>,
  context: RequestContext,
  credential: Credential<Caller, Source>,
  spend: (caller: Caller) => Spending | undefined,
  inMemory: CredentialInMemory<Caller> | undefined,
): object | undefined {
  const caller = inMemory?.findCaller();
  if (inMemory === undefined || caller === undefined) return undefined;
  requireWithin(spend(caller), context.headers);
  credential.requirePermission(caller);
  const { request } = context;
  const params = input.params(request.params);
  const query = input.query(request.query);
  const given = inMemory.reach(caller, params);
  if (given === undefined) return undefined;
  const header = (name: string) => request.headers[name] as string | undefined;
  return { ...context, params, query, header, ...given };
}
