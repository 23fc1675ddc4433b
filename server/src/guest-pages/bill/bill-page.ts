import { type ComponentChild, h } from 'preact';
import type { Bill } from '../../core/bills/bill.ts';
import { billState } from '../../core/bills/bill-status.ts';
import type { Block, TextBlock } from '../../core/printing/paper/paper.ts';
import { Refusal } from '../../core/refusals.ts';
import { readBillPageCode } from '../../crypto/tokens/bill-page-code.ts';
import type { AnyAnswer } from '../../http/answer/answer.ts';
import type { Route } from '../../http/mount-routes.ts';
import type { RequestContext } from '../../http/request/request-context.ts';
import { layOutCurrentBill } from '../../operations/printing/render-paper.ts';
import { findBill } from '../../store/bills/bills.ts';
import type { Db } from '../../store/database.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';
import { WORDS } from '../../words/words.ts';
import type { GuestParts } from '../guest-parts.ts';
import { pathParameterOf, sitePathOf } from '../layout/page-address.ts';
import { pageAnswer } from '../layout/page-answer.ts';
import { pageLanguageOf } from '../layout/page-language.ts';
import { pageLayout } from '../layout/page-layout.ts';
import { bidiText } from '../layout/page-parts.ts';
import { findVenueByUsername } from '../venue/find-venue.ts';

/** The page of one bill as it is now, for anyone who has its address. */
export function billPage(parts: GuestParts): Route {
  return {
    description: { method: 'GET', path: '/{username}/b/{code}' },
    answer: (context) => answerBill(parts, context),
  };
}

async function answerBill(parts: GuestParts, context: RequestContext): Promise<AnyAnswer> {
  const { cached, bill } = await findGuestBill(parts, context);
  const language = pageLanguageOf(context);
  const path = `${sitePathOf(parts.publicSite())}/${cached.venue.username}/b/${pathParameterOf(context, 'code')}`;
  const title = `${WORDS[language.language].papers.bill.bill} ${bill.number} – ${cached.venue.name}`;
  const blocks = layOutCurrentBill(bill, cached.venue, language.language, context.now);
  const content = h('div', { class: 'card paper' }, blocks.map(toElement));
  return pageAnswer(
    200,
    'Private',
    pageLayout({ language, venue: cached.venue, title, path, width: 'narrow', footer: null }, content),
  );
}

/**
 * Finds the bill of an address. A wrong code gets the same answer as an unknown venue, and counts as a guess, like
 * the code of a reservation. A cancelled bill has no page.
 * @throws Refusal ENDPOINT_NOT_FOUND
 */
async function findGuestBill(
  parts: GuestParts,
  context: RequestContext,
): Promise<{ cached: CachedVenue; bill: Bill }> {
  const { db, guesses, secretKeys } = parts;
  const cached = await findVenueByUsername(parts, context);
  const venueId = cached?.venue.id ?? '';
  const billId = cached && readBillPageCode(pathParameterOf(context, 'code'), secretKeys, venueId);
  const bill = billId === null ? null : await findBillWithLines(db, venueId, billId);
  if (cached === null || bill === null || billState(bill) === 'Cancelled') {
    guesses.countMiss(cached?.venue.id ?? `nowhere ${context.address}`, context.address);
    throw new Refusal('ENDPOINT_NOT_FOUND');
  }
  return { cached, bill };
}

/** The bill, or the bill to which its lines were moved. */
async function findBillWithLines(db: Db, venueId: string, billId: string): Promise<Bill | null> {
  const bill = await findBill(db, venueId, billId);
  return bill?.movedTo === undefined ? bill : findBill(db, venueId, bill.movedTo.billId);
}

/** A block of the paper bill, as HTML. */
function toElement(block: Block): ComponentChild {
  switch (block.kind) {
    case 'Text':
      if (block.size === 'Large' && !block.isInverse) return h('h1', null, bidiText(block.text));
      return h('p', { class: classOf(block) }, bidiText(block.text));
    case 'Amount':
      return h('p', { class: `amount ${classOf(block)}` }, [
        bidiText(block.text),
        ' ',
        bidiText(block.amount),
      ]);
    case 'Rule':
      return h('hr', null);
    case 'Gap':
    case 'Picture':
      return null;
  }
}

function classOf({ size, isBold, isInverse, align, indent }: Omit<TextBlock, 'kind'>): string {
  return [
    size === 'Normal' ? '' : 'large',
    isBold ? 'strong' : '',
    isInverse ? 'mark' : '',
    align === 'Centre' ? 'centre' : '',
    indent > 0 ? 'under' : '',
  ]
    .filter((name) => name !== '')
    .join(' ');
}
