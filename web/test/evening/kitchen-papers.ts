import { WORDS } from '../../../server/src/words/words.ts';

/** How many of each dish, by its name. */
export type Units = Record<string, number>;

/** The dishes of a ticket, by name: those to make now, and those that it announces. */
export function dishesOn(ticket: string): { now: Units; later: Units } {
  const [now = '', later = ''] = ticket.split(`${WORDS.tr.papers.ticket.later}:`);
  return { now: unitsIn(now), later: unitsIn(later) };
}

function unitsIn(text: string): Units {
  const units: Units = {};
  for (const [, quantity, name] of text.matchAll(/^\s*(\d+) x (.+?)(?: \(.*\))?\s*$/gm))
    addUnits(units, name!, Number(quantity));
  return units;
}

/** What tickets told the kitchen to make. */
export function madeOf(tickets: readonly string[]): Units {
  const made: Units = {};
  for (const ticket of tickets)
    for (const [name, units] of Object.entries(dishesOn(ticket).now)) addUnits(made, name, units);
  return made;
}

/** Adds the units of a dish to others. */
export function addUnits(units: Units, name: string, more: number): void {
  units[name] = (units[name] ?? 0) + more;
}

/** What a ticket is about: the number of its order, and whether it tells of a change, or of a course that was fired. */
export function headOf(ticket: string): { order: number; kind: 'Round' | 'Fired' | 'Change' } {
  const { order, change, fire } = WORDS.tr.papers.ticket;
  const number = Number(new RegExp(`^\\s*${order} (\\d+)`, 'm').exec(ticket)![1]);
  const [fired] = fire.split('{');
  const kind = ticket.includes(change) ? 'Change' : ticket.includes(fired!) ? 'Fired' : 'Round';
  return { order: number, kind };
}
