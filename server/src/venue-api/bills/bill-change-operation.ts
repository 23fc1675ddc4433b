import type { TSchema } from 'typebox';
import type { DeviceKind } from '../../core/access/device.ts';
import { BILL_ACCESS } from '../../core/access/policies/bills/bills.ts';
import { actorOf, type RequiredAccess } from '../../core/access/sign-in/session.ts';
import type { Bill } from '../../core/bills/bill.ts';
import type { BillChange } from '../../core/bills/bill-change.ts';
import type { Stamp } from '../../core/bills/bill-history.ts';
import type { OperationDescription, ShapeOf } from '../../http/operation.ts';
import { readIdempotencyKey } from '../../http/operation-frame.ts';
import { changeBill } from '../../operations/bills/change-bill.ts';
import { APPROVAL_HEADER, consentOf } from '../approvals/approval-header.ts';
import type { ParamsOf } from '../path-params.ts';
import { type VenueCall, type VenueParts, type VenueRoute, venueOperation } from '../venue-operation.ts';
import { BillResource, toBillResource } from './bill-resource.ts';

/**
 * Makes the change of a bill, given the person and the time. Runs again if another call changed the bill in the
 * meantime.
 */
type MakeBillChange = (bill: Bill, stamp: Stamp) => BillChange;

type StaffCall = VenueCall<RequiredAccess, unknown, undefined, unknown>;

interface BillChangeOperation<Path extends string, B, GivenCall>
  extends Omit<OperationDescription, 'path' | 'answers' | 'params' | 'query' | 'body'> {
  path: Path;
  body?: B & TSchema;
  /** @default everyone who may work on bills; the right that the change itself needs is checked once it is decided */
  access?: RequiredAccess;
  /** The shared devices that may call the operation without a person. */
  devices?: readonly DeviceKind[];
  /**
   * For an operation that requires an `Idempotency-Key`: whether a repeat changes nothing and skips `decide`; otherwise
   * `decide` recognises repeats. All other operations take an optional key.
   */
  countsOnce?: boolean;
  /**
   * Reads the change from a call. Runs at most once for each call. Does not run for a repeat of a saved key: its
   * table or its printer may be gone.
   */
  decide(call: NoInfer<GivenCall>, parts: VenueParts): MakeBillChange | Promise<MakeBillChange>;
  /**
   * Runs after the change is saved, with the same instant.
   * @param repeatedKey  the key, if the call repeats a saved change; others may have changed the bill since. `null`
   *   for the first call
   */
  afterwards?(bill: Bill, stamp: Stamp, parts: VenueParts, repeatedKey: string | null): Promise<void>;
}

/**
 * The header of a change that states the new value. Without the key, a repeat would undo what others have changed
 * since.
 */
const OPTIONAL_KEY = {
  'Idempotency-Key':
    'May be left out. 8 to 64 letters, digits, hyphens and underscores, new for each change and the same for a retry: a ' +
    'repeat changes nothing, whatever others have done since.',
};

/** Makes an operation that changes one bill and answers with the changed bill. */
export function billChangeOperation<
  const Path extends string,
  B = undefined,
  GivenCall extends StaffCall = VenueCall<RequiredAccess, ParamsOf<Path>, undefined, ShapeOf<B>>,
>(operation: BillChangeOperation<Path, B, GivenCall>): VenueRoute {
  const { decide, afterwards, countsOnce = false, access = BILL_ACCESS.change, ...described } = operation;
  const { takesIdempotencyKey: needsKey = false } = described;
  const keyOf = ({ idempotencyKey, header }: GivenCall): string | null => {
    if (needsKey) return countsOnce ? idempotencyKey : null;
    const key = header('idempotency-key');
    return key === undefined ? null : readIdempotencyKey(key, 'IDEMPOTENCY_KEY_INVALID');
  };
  return venueOperation<RequiredAccess, Path, undefined, B, undefined, GivenCall>({
    ...described,
    refusals: [
      'BILL_NOT_FOUND',
      'BILL_CHANGED',
      'BILL_TOO_LONG',
      'APPROVAL_NEEDED',
      ...(needsKey ? [] : ['IDEMPOTENCY_KEY_INVALID' as const]),
      ...(described.refusals ?? []),
    ],
    headers: { ...(needsKey ? {} : OPTIONAL_KEY), ...described.headers, ...APPROVAL_HEADER },
    invalidCode: 'CONTENT_INVALID',
    access,
    answers: { 200: { description: 'The bill as it is now.', schema: BillResource } },
    run: async (parts, call) => {
      const { venueId, billId } = call.params as { venueId: string; billId: string };
      const stamp: Stamp = { by: actorOf(call.session), at: call.now };
      const key = keyOf(call);
      const consent = consentOf(call, described.operationId);
      let makeChange: MakeBillChange | undefined;
      const bill = await changeBill(
        parts,
        venueId,
        billId,
        async (before, agreed) => {
          makeChange ??= await decide(call, parts);
          return makeChange(before, { ...stamp, ...agreed });
        },
        consent,
        key,
      );
      await afterwards?.(bill, stamp, parts, makeChange === undefined ? key : null);
      parts.printSoon();
      return { status: 200, data: toBillResource(bill, call.session) };
    },
  });
}
