import { type ComponentChild, h } from 'preact';
import type { Language } from '../../core/languages.ts';
import { fillMessage } from '../../core/text/message.ts';
import type { Hours, Venue } from '../../core/venue/venue.ts';
import { localTimeAt, weekdayOf } from '../../core/venue-clock.ts';
import { WORDS, type Words } from '../../words/words.ts';
import { bidiText } from '../layout/page-parts.ts';
import { dayInWords, weekdayInWords } from '../layout/page-words.ts';
import { openStateAt, type ShownDays, shownWeek } from './opening-now.ts';

/**
 * The line that says whether the venue is open now, and until when or from when; nothing if the hours of today were
 * not entered.
 */
export function openingStatus(venue: Venue, language: Language, now: number): ComponentChild {
  const state = openStateAt(venue, now);
  const words = WORDS[language].guestPages.venue;
  if (state.kind === 'Unknown') return null;
  if (state.kind === 'Open')
    return state.until === null
      ? statement('open', words.roundTheClock, null)
      : statement('open', words.openNow, closingText(venue.timeZone, state.until, language, now));
  return statement(
    'open shut',
    words.closedNow,
    nextOpeningText(venue.timeZone, state.opensAt, language, now),
  );
}

function statement(className: string, fact: string, more: string | null): ComponentChild {
  return h('p', { class: className }, [h('b', null, fact), more === null ? null : ` · ${more}`]);
}

const DAY_MS = 24 * 3_600_000;

/**
 * The closing time in words; `null` if it is more than a day away, because a time without a date would be unclear
 * then.
 */
function closingText(timeZone: string, until: number, language: Language, now: number): string | null {
  if (until > now + DAY_MS) return null;
  const { time } = localTimeAt(timeZone, until);
  return fillMessage(language, WORDS[language].guestPages.venue.openUntil, { time });
}

function nextOpeningText(
  timeZone: string,
  opensAt: number | null,
  language: Language,
  now: number,
): string | null {
  if (opensAt === null) return null;
  const words = WORDS[language].guestPages.venue;
  const { date: today } = localTimeAt(timeZone, now);
  const { date, time } = localTimeAt(timeZone, opensAt);
  if (date === today) return fillMessage(language, words.opensToday, { time });
  // The date one week from today has the same weekday as today, so it is written out.
  const isNear = weekdayOf(date) !== weekdayOf(today);
  const day = isNear ? weekdayInWords(language, date) : dayInWords(language, date, today);
  return fillMessage(language, words.opensOn, { day, time });
}

/** The hours of the next seven days, with special days; nothing if no hours were entered. */
export function hoursSection(venue: Venue, language: Language, now: number): ComponentChild {
  const week = shownWeek(venue, now);
  if (week.every(({ hours }) => hours === null)) return null;
  const words = WORDS[language].guestPages.venue;
  return h('section', { 'aria-labelledby': 'hours' }, [
    h('h2', { id: 'hours' }, words.hours),
    h('table', { class: 'week' }, [
      h(
        'tbody',
        null,
        week.map((days, index) => daysRow(days, index === 0, language, words)),
      ),
    ]),
  ]);
}

function daysRow(
  { first, last, hours, isSpecial, name }: ShownDays,
  isToday: boolean,
  language: Language,
  words: Words['guestPages']['venue'],
): ComponentChild {
  const inWords = (date: string) =>
    isSpecial ? dayInWords(language, date, date) : weekdayInWords(language, date);
  return h('tr', isToday ? { 'aria-current': 'date' } : null, [
    h('th', { scope: 'row' }, [
      first === last ? inWords(first) : `${inWords(first)} – ${inWords(last)}`,
      isToday ? ` (${words.today})` : null,
      name === null ? null : h('small', null, bidiText(name)),
    ]),
    h('td', null, hoursInWords(hours, words)),
  ]);
}

function hoursInWords(hours: Hours | null, words: Words['guestPages']['venue']): string {
  if (hours === null) return words.hoursUnknown;
  const { isClosed, opensAt, closesAt } = hours;
  if (isClosed || opensAt === null || closesAt === null) return words.closed;
  return opensAt === closesAt ? words.roundTheClock : `${opensAt} – ${closesAt}`;
}
