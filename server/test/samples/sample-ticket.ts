import type { PaperSettings } from '../../src/core/printing/paper/escpos.ts';
import type { TicketFacts } from '../../src/core/printing/paper/ticket-layout.ts';
import type { Ticket, TicketLine } from '../../src/core/printing/ticket.ts';
import { WORDS } from '../../src/words/words.ts';
import { SATURDAY_EVENING } from './sample-bill.ts';

export function sampleTicketLine(line: Partial<TicketLine> = {}): TicketLine {
  return {
    lineId: 'line',
    productId: 'adana',
    productName: 'Adana Kebap',
    portionName: 'Porsiyon',
    quantity: 2,
    quantityBefore: null,
    extras: [],
    removedIngredients: [],
    note: null,
    ...line,
  };
}

/** Two kebabs for table 12. */
export function sampleTicket(ticket: Partial<Ticket> = {}): Ticket {
  return {
    kind: 'Round',
    type: 'DineIn',
    tableName: '12',
    movedFrom: null,
    customerName: null,
    placedBy: 'Ayşe',
    note: null,
    lines: [sampleTicketLine()],
    ...ticket,
  };
}

/** Printed for the first time, as soon as it was ordered, in Turkish. */
export function sampleTicketFacts(facts: Partial<TicketFacts> = {}): TicketFacts {
  return {
    orderNumber: 118,
    orderedAt: SATURDAY_EVENING,
    printedAt: SATURDAY_EVENING + 2_000,
    timeZone: 'Europe/Istanbul',
    printerName: 'Mutfak',
    venueName: 'Sofra',
    language: 'tr',
    words: WORDS[facts.language ?? 'tr'].papers,
    allergenNames: WORDS[facts.language ?? 'tr'].guestPages.menu.allergenNames,
    isPaid: false,
    reprint: 0,
    isPractice: false,
    mayBePrinted: false,
    ...facts,
  };
}

export function samplePaper(settings: Partial<PaperSettings> = {}): PaperSettings {
  return { codePage: 'PC857', codePageNumber: null, columns: 48, ...settings };
}
