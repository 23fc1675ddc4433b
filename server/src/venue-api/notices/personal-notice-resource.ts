import { type Static, Type } from 'typebox';
import { FACTOR_CHANGES, PERSONAL_NOTICE_KINDS } from '../../core/access/personal-notice.ts';
import { APPROVABLE_RIGHTS } from '../../core/access/rights.ts';
import { instant, lira } from '../../http/answer/envelope.ts';
import { dateSchema, instantSchema, liraSchema, nullable, oneOf, uuid } from '../../http/schema.ts';
import type { NoticeWithApproval } from '../../operations/access/notices/personal-notices.ts';
import { ApprovalResource, SubjectResource, toApproval, toSubject } from '../approvals/approval-resource.ts';
import { ActorResource, toActor } from '../bills/actor-resource.ts';

export const PersonalNoticeResource = Type.Object(
  {
    id: uuid(),
    at: instantSchema(),
    kind: oneOf(PERSONAL_NOTICE_KINDS, 'The kind of notice. One of the other properties has the details.'),
    approval: nullable(ApprovalResource, 'With `ApprovalAsked`: the request that waits for your answer.'),
    given: nullable(
      Type.Object(
        {
          act: Type.String({ description: 'The operation id of the act.', examples: ['discountBill'] }),
          right: oneOf(APPROVABLE_RIGHTS, 'The right that the colleague lacked.'),
          billId: nullable(uuid(), 'The bill of the act; `null` for an order that may have opened a bill.'),
          amount: liraSchema('The maximum amount of the act.'),
          subject: SubjectResource,
          askedBy: ActorResource,
          deviceName: nullable(
            Type.String({ examples: ['Kasa 1'] }),
            'The shared device at which you approved it; `null` if it was in your own browser.',
          ),
        },
        { title: 'GivenApproval' },
      ),
      'With `ApprovalGiven`: the act that you approved.',
    ),
    reductions: nullable(
      Type.Object(
        {
          person: ActorResource,
          day: dateSchema('The business day.'),
          lost: liraSchema('The deductions by this person.'),
          sales: liraSchema('The total of the bills that the person worked on.'),
        },
        { title: 'ReductionsOfDay' },
      ),
      'With `ReductionsAboveShare`: a person deducted a larger part of their sales than the limit of the ' +
        'venue.',
    ),
    leftOpen: nullable(
      Type.Object(
        {
          day: dateSchema('The business day.'),
          bills: Type.Integer({ description: 'The number of bills.', examples: [3] }),
          total: liraSchema('The total of these bills.'),
        },
        { title: 'BillsLeftOpen' },
      ),
      'With `BillsLeftOpen`: the bills that were still open at the end of the business day.',
    ),
    drawer: nullable(
      Type.Object(
        {
          code: Type.String({ examples: ['main'] }),
          name: nullable(
            Type.String({ examples: ['Bar'] }),
            'The name of the drawer; `null` if the venue has set up no drawers.',
          ),
          row: Type.Integer({
            description: 'The row of the first count of this cash in the ledger.',
            examples: [4711],
          }),
          person: ActorResource,
          day: dateSchema('The business day of the count.'),
          expected: liraSchema('The expected cash.'),
          counted: liraSchema('The counted cash.'),
          difference: liraSchema('`counted` minus `expected`.'),
        },
        { title: 'DifferingDrawer' },
      ),
      'With `DrawerDiffers`: a count that differs by more than the venue allows.',
    ),
    report: nullable(
      Type.Object(
        {
          number: nullable(
            Type.Integer({ examples: [12] }),
            'The number of the day report; `null` for the ledger itself.',
          ),
          what: Type.String({
            description: 'The difference, in English, for the operator of the service.',
            examples: ['total, sales: it says 26150, and its rows come to 36150'],
          }),
        },
        { title: 'DifferingReport' },
      ),
      'With `ReportDiffers`: a day report or the ledger that does not add up.',
    ),
    newBrowser: nullable(
      Type.Object(
        {
          browser: nullable(
            Type.String({ examples: ['Chrome, Android'] }),
            'The browser and its operating system, or the name of a program.',
          ),
          network: nullable(
            Type.String({ examples: ['203.0.113.0/24'] }),
            'The network of the caller: a /24 (IPv4) or a /64 (IPv6).',
          ),
        },
        { title: 'NewBrowser' },
      ),
      'With `NewBrowser`: a sign-in to your account from a new browser.',
    ),
    address: nullable(
      Type.Object(
        {
          before: Type.String({ description: 'The old address.', examples: ['deniz@example.com'] }),
          after: nullable(
            Type.String({ examples: ['deniz.kaya@example.com'] }),
            'The new address; `null` if there is none.',
          ),
          by: Type.String({ description: 'The person who changed it.', examples: ['Defne'] }),
        },
        { title: 'ChangedAddress' },
      ),
      'With `AddressChanged`: your e-mail address for signing in was changed.',
    ),
    factor: nullable(
      Type.Object(
        {
          change: oneOf(FACTOR_CHANGES, '`App` is the authenticator app, `Codes` are the recovery codes.'),
          by: nullable(
            Type.String({ examples: ['Defne'] }),
            'Who did it; `null` for the operator of the service.',
          ),
        },
        { title: 'ChangedFactor' },
      ),
      'Of `FactorChanged`: a second factor was added to your account, or removed from it.',
    ),
  },
  { title: 'PersonalNotice' },
);

/** The JSON of a notice for one person. */
export function toPersonalNotice(
  { notice, approval }: NoticeWithApproval,
  now: number,
): Static<typeof PersonalNoticeResource> {
  const { id, at, kind } = notice;
  return {
    ...{ id, at: instant(at), kind, approval: null, given: null, reductions: null, leftOpen: null },
    ...{ drawer: null, report: null, newBrowser: null, address: null, factor: null },
    ...contentOf({ notice, approval }, now),
  };
}

function contentOf(
  { notice, approval }: NoticeWithApproval,
  now: number,
): Partial<Static<typeof PersonalNoticeResource>> {
  switch (notice.kind) {
    case 'ApprovalAsked':
      return { approval: approval && toApproval(approval, now) };
    case 'ApprovalGiven': {
      const { act, need: right, billId, amountKurus, said, askedBy, deviceName } = notice.detail;
      const about = { subject: toSubject(said), askedBy: toActor(askedBy), deviceName };
      return { given: { act, right, billId, amount: lira(amountKurus), ...about } };
    }
    case 'ReductionsAboveShare': {
      const { person, day, lostKurus, salesKurus } = notice.detail;
      return { reductions: { person: toActor(person), day, lost: lira(lostKurus), sales: lira(salesKurus) } };
    }
    case 'BillsLeftOpen': {
      const { day, bills, totalKurus } = notice.detail;
      return { leftOpen: { day, bills, total: lira(totalKurus) } };
    }
    case 'DrawerDiffers': {
      const { person, drawer: code, name, row, day, expectedKurus, countedKurus } = notice.detail;
      const amounts = { expected: lira(expectedKurus), counted: lira(countedKurus) };
      const difference = lira(countedKurus - expectedKurus);
      return {
        drawer: { code, name: name || null, row, person: toActor(person), day, ...amounts, difference },
      };
    }
    case 'ReportDiffers':
      return { report: { number: notice.detail.report, what: notice.detail.what } };
    case 'NewBrowser':
      return { newBrowser: notice.detail };
    case 'AddressChanged':
      return { address: { ...notice.detail, by: notice.detail.by.name } };
    case 'FactorChanged':
      return { factor: { ...notice.detail, by: notice.detail.by?.name ?? null } };
  }
}
