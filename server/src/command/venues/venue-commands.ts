import { type Command, InvalidArgumentError } from 'commander';
import { callOperator } from '../operator-client.ts';
import type { AccessOptions, AccessReader } from '../operator-options.ts';
import { answerAsJson, type Outcome } from '../outcome.ts';
import { ownTerminal } from '../terminal.ts';
import { exportData } from './export-data.ts';
import { makeRestaurant, makeRestaurantLink, type RestaurantOptions } from './make-restaurant.ts';
import { listVenues, showVenue, type VenueListOptions } from './venue-lines.ts';
import { takeVenueStep, type VenueStep } from './venue-step.ts';

type Print = (outcome: Outcome) => void;

/** Adds the commands with which the operator finds, makes and administers venues. */
export function addVenueCommands(venues: Command, print: Print, access: AccessReader): void {
  addFinding(venues, print, access);
  addMaking(venues, print, access);
  addSteps(venues, print, access);
  addMoving(venues, print, access);
}

function addMaking(venues: Command, print: Print, { withAccess, accessOf }: AccessReader): void {
  withAccess(venues.command('create'))
    .description('create a restaurant from a few answers, given as options or asked at the terminal')
    .option('--name <name>', 'the name of the restaurant')
    .option('--country <code>', 'its country, such as TR')
    .option('--language <code>', 'the language of its menu: tr, en, de, fr, it, es, ar or ru')
    .option('--owner-name <name>', 'the name of its owner')
    .option('--email <address>', 'the e-mail address of its owner; a password is made and shown')
    .option('--tables <number>', 'how many tables it has')
    .option('--seats <number>', 'how many seats a table has')
    .option('--takeaway <answer>', 'yes or no: whether its till offers takeaway')
    .option('--delivery <answer>', 'yes or no: whether its till offers delivery')
    .option('--bookings <answer>', 'yes or no: whether tables can be booked')
    .option('--practice', 'make a practice venue: none of its bills and reservations is real')
    .option('--menu <name>', 'what its menu begins with: Restaurant, Cafe, Grill, Pizzeria or Empty')
    .action(async (options: AccessOptions & RestaurantOptions) => {
      print(await makeRestaurant(await accessOf(options), options, ownTerminal()));
    });
  withAccess(venues.command('link'))
    .description('print a link that creates one restaurant within a day')
    .option('--practice', 'what is made with it is a practice venue')
    .action(async (options: AccessOptions & { practice?: true }) => {
      print(await makeRestaurantLink(await accessOf(options), options.practice === true));
    });
}

function addFinding(venues: Command, print: Print, { withAccess, accessOf }: AccessReader): void {
  withAccess(venues.command('list'))
    .description(
      'list venues by name, or those that a text finds: part of a name, a city or a username, an id, or an e-mail address; or the API keys that begin with it, such as sfr_2mJ9xQ4T',
    )
    .argument('[text]')
    .option('--state <state>', 'only those that are Active, Lapsed, Suspended, SwitchedOff or Closed')
    .option('--after <venueId>', 'those after this one')
    .option('--size <number>', 'how many, 1 to 100; else 50')
    .action(async (text: string | undefined, options: AccessOptions & VenueListOptions) => {
      print(await listVenues(await accessOf(options), text, options));
    });
  withAccess(venues.command('show'))
    .description('show the state of a venue, what it has and its owners')
    .argument('<venueId>')
    .action(async (venueId: string, options: AccessOptions) => {
      print(await showVenue(await accessOf(options), venueId));
    });
}

function addMoving(venues: Command, print: Print, { withAccess, accessOf }: AccessReader): void {
  withAccess(venues.command('move'))
    .description('make a venue a branch of another headquarter, or an independent venue')
    .argument('<venueId>')
    .argument('<headquarterId>', 'the headquarter; "none" for an independent venue')
    .action(async (venueId: string, headquarterId: string, options: AccessOptions) => {
      const body = JSON.stringify({ headquarterId: headquarterId === 'none' ? null : headquarterId });
      const path = `/venues/${encodeURIComponent(venueId)}/headquarter`;
      print(answerAsJson(await callOperator(await accessOf(options), 'PUT', path, body)));
    });
  withAccess(venues.command('limit'))
    .description(
      'set how much a venue may have, and how often each of its API keys may call; limits that are left out are as for other venues',
    )
    .argument('<venueId>')
    .option('--keys <number>', 'how many API keys may work at the same time, 1 to 10', wholeNumber)
    .option('--photos <number>', 'how many photos it may have', wholeNumber)
    .option('--reads <number>', 'calls in a minute that only read', wholeNumber)
    .option('--writes <number>', 'calls in a minute that change something', wholeNumber)
    .action(async (venueId: string, options: AccessOptions & LimitOptions) => {
      const { keys = null, photos = null, reads = null, writes = null } = options;
      const limits = { workingKeys: keys, photos, readsPerMinute: reads, writesPerMinute: writes };
      const path = `/venues/${encodeURIComponent(venueId)}/limits`;
      print(answerAsJson(await callOperator(await accessOf(options), 'PUT', path, JSON.stringify(limits))));
    });
  withAccess(venues.command('export'))
    .description(
      'write all data of a venue as lines of JSON: its set-up, orders, payments and reservations, without secrets',
    )
    .argument('<venueId>')
    .option('-o, --output <file>', 'write into this file instead of standard output')
    .action(async (venueId: string, options: AccessOptions & { output?: string }) => {
      await exportData(await accessOf(options), venueId, options.output ?? null);
    });
}

interface LimitOptions {
  keys?: number;
  photos?: number;
  reads?: number;
  writes?: number;
}

function wholeNumber(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Must be a whole number, 1 or more.');
}

const STEPS: readonly [VenueStep, string][] = [
  ['suspend', 'stop a venue from taking orders and reservations; it can be read, and its bills can be paid'],
  ['resume', 'resume a suspended venue'],
  ['close', 'close the account of a venue permanently'],
];

function addSteps(venues: Command, print: Print, { withAccess, accessOf }: AccessReader): void {
  for (const [step, description] of STEPS) {
    withAccess(venues.command(step))
      .description(description)
      .argument('<venueId>')
      .option('--yes', 'do not ask for confirmation; needed if there is no terminal')
      .action(async (venueId: string, { yes, ...options }: AccessOptions & { yes?: true }) => {
        const confirmation = { isSure: yes === true, terminal: ownTerminal() };
        print(await takeVenueStep(step, venueId, await accessOf(options), confirmation));
      });
  }
}
