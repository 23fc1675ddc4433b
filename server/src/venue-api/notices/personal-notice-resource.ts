import { type Static, Type } from 'typebox';
import { FACTOR_CHANGES, PERSONAL_NOTICE_KINDS } from '../../core/access/personal-notice.ts';
import { LENT_RIGHTS } from '../../core/access/rights.ts';
import { instant, lira } from '../../http/answer/envelope.ts';
import { dateSchema, instantSchema, liraSchema, nullable, oneOf, uuid } from '../../http/schema.ts';
import type { NoticeWithApproval } from '../../operations/access/personal-notices.ts';
import { ApprovalResource, SubjectResource, toApproval, toSubject } from '../approvals/approval-resource.ts';
import { ActorResource, toActor } from '../bills/actor-resource.ts';

export const PersonalNoticeResource = Type.Object(
  {
    id: uuid(),
    at: instantSchema(),
    kind: oneOf(PERSONAL_NOTICE_KINDS, 'What it is about; one of the other properties says more.'),
    approval: nullable(ApprovalResource, 'Of `ApprovalAsked`: the question that waits for your answer.'),
    given: nullable(
      Type.Object(
        {
          act: Type.String({ description: 'The operation, by its id.', examples: ['discountBill'] }),
          right: oneOf(LENT_RIGHTS, 'The right that was missing.'),
          billId: nullable(uuid(), 'The bill of the act; `null` for an order that may have opened one.'),
          amount: liraSchema('How much the act takes off at most.'),
          subject: SubjectResource,
          askedBy: ActorResource,
          deviceName: nullable(
            Type.String({ examples: ['Kasa 1'] }),
            'The shared device at which you agreed; `null` for a browser of your own.',
          ),
        },
        { title: 'GivenApproval' },
      ),
      'Of `ApprovalGiven`: what you agreed to.',
    ),
    reductions: nullable(
      Type.Object(
        {
          person: ActorResource,
          day: dateSchema('The business day.'),
          lost: liraSchema('What the person took off by hand.'),
          sales: liraSchema('What the bills came to that the person worked on.'),
        },
        { title: 'ReductionsOfDay' },
      ),
      'Of `ReductionsAboveShare`: a person took off more of their sales than the venue finds usual.',
    ),
    leftOpen: nullable(
      Type.Object(
        {
          day: dateSchema('The business day.'),
          bills: Type.Integer({ description: 'How many bills.', examples: [3] }),
          total: liraSchema('What they come to.'),
        },
        { title: 'BillsLeftOpen' },
      ),
      'Of `BillsLeftOpen`: bills that were still open at the end of the business day.',
    ),
    drawer: nullable(
      Type.Object(
        {
          code: Type.String({ examples: ['main'] }),
          name: nullable(Type.String({ examples: ['Bar'] }), '`null` where the venue has set up no drawers.'),
          row: Type.Integer({
            description: 'The row of the ledger that has the first count of this money.',
            examples: [4711],
          }),
          person: ActorResource,
          day: dateSchema('The business day of the count.'),
          expected: liraSchema('What should have been in it.'),
          counted: liraSchema('What was in it.'),
          difference: liraSchema('Counted less expected.'),
        },
        { title: 'DifferingDrawer' },
      ),
      'Of `DrawerDiffers`: a count that is off by more than the venue allows.',
    ),
    report: nullable(
      Type.Object(
        {
          number: nullable(Type.Integer({ examples: [12] }), 'The day report; `null` for the ledger itself.'),
          what: Type.String({
            description: 'What differs, in English, for the operator of the service.',
            examples: ['total, sales: it says 26150, and its rows come to 36150'],
          }),
        },
        { title: 'DifferingReport' },
      ),
      'Of `ReportDiffers`: a day report, or the ledger, does not add up.',
    ),
    newBrowser: nullable(
      Type.Object(
        {
          browser: nullable(
            Type.String({ examples: ['Chrome, Android'] }),
            'The browser and its system, or the name that a program gives itself.',
          ),
          network: nullable(Type.String({ examples: ['203.0.113.0/24'] }), 'A /24 or a /64.'),
        },
        { title: 'NewBrowser' },
      ),
      'Of `NewBrowser`: someone signed in to your account on a browser that is new to it.',
    ),
    address: nullable(
      Type.Object(
        {
          before: Type.String({ description: 'The address before.', examples: ['deniz@example.com'] }),
          after: nullable(Type.String({ examples: ['deniz.kaya@example.com'] }), '`null` for no address.'),
          by: Type.String({ description: 'Who changed it.', examples: ['Defne'] }),
        },
        { title: 'ChangedAddress' },
      ),
      'Of `AddressChanged`: the e-mail address that you sign in with was changed.',
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
