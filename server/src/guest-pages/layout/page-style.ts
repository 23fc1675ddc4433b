import { tokensFor } from './page-tokens.ts';

/** Faults have the colour of the accent: a page for guests needs no stronger alarm. */
const RULES = `
:root { --bad: var(--accent) }
*, *::before, *::after { box-sizing: border-box }
* { margin: 0 }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100% }
body { display: flex; flex-direction: column; min-height: 100vh; min-height: 100dvh; margin: 0 auto; padding: 0 1.25rem;
  max-width: 38rem; background: var(--paper); color: var(--ink); font: 1.0625rem/1.55 system-ui, "Noto Sans", sans-serif;
  overflow-wrap: anywhere }
body.wide { max-width: 70rem }
html { background: var(--paper) }
a { color: var(--accent); text-underline-offset: .18em }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: .25rem }
img { display: block; object-fit: cover; background: var(--line) }
ul { padding: 0; list-style: none }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }

.practice { position: sticky; z-index: 3; top: 0; margin: 0 -1.25rem; padding: .5rem 1.25rem; background: var(--ink); color: var(--paper);
  font-weight: 700; text-align: center }
:root:has(.practice) { --above: 2.6rem; scroll-padding-top: 2.6rem }
.top { display: flex; justify-content: flex-end; padding-top: .75rem }
.languages { position: relative }
.languages summary { display: flex; align-items: center; gap: .45rem; min-height: 2.75rem; padding: 0 .75rem; cursor: pointer;
  border-radius: 999px; color: var(--soft); font-size: .9375rem; list-style: none }
.languages summary::-webkit-details-marker { display: none }
.languages summary:hover, .languages[open] summary { background: var(--card); color: var(--ink) }
.globe { width: 1.2rem; height: 1.2rem; fill: none; stroke: currentColor; stroke-width: 1.5 }
.languages ul { position: absolute; z-index: 2; inset-inline-end: 0; top: 3rem; min-width: 11rem; padding: .4rem;
  border: 1px solid var(--line); border-radius: .9rem; background: var(--card); box-shadow: 0 .5rem 2rem rgb(0 0 0 / .16) }
.languages li > * { display: flex; align-items: center; width: 100%; min-height: 2.75rem; padding: 0 .9rem; border: 0; border-radius: .6rem;
  background: none; color: var(--ink); font: inherit; text-decoration: none; cursor: pointer }
.languages li > :hover { background: var(--paper) }
.languages [aria-current] { color: var(--accent); font-weight: 600 }
.languages [aria-current]::after { content: "\\2713" / ""; margin-inline-start: auto; padding-inline-start: .75rem }

main { flex: 1; padding: 1rem 0 2.5rem }
h1 { font: 500 clamp(1.9rem, 1.4rem + 2.4vw, 2.7rem)/1.15 var(--serif); letter-spacing: -.01em; text-wrap: balance }
h1 small { display: block; margin-bottom: .35rem; color: var(--soft); font: 500 1rem/1.4 system-ui, "Noto Sans", sans-serif;
  letter-spacing: 0 }
h2 { font: 500 1.35rem/1.3 var(--serif) }
.masthead { display: flex; gap: 1.1rem; align-items: center; margin-bottom: 1.75rem }
.masthead > div { flex: 1; min-width: 0 }
.masthead:has(.cover) { flex-wrap: wrap }
.cover { order: -1; flex: 1 1 100%; width: 100%; height: clamp(9rem, 24vw, 13rem); border-radius: 1.25rem;
  background: var(--sunken); object-fit: cover; forced-color-adjust: none }
@media (min-width: 56rem) {
  .cover { order: 0; flex: 0 0 22rem; width: 22rem; height: 10rem }
}
.logo { flex: none; width: 4.5rem; height: 4.5rem; border-radius: 1rem; background: #fff; object-fit: contain;
  forced-color-adjust: none }
.card { padding: 1.5rem; border: 1px solid var(--line); border-radius: 1.25rem; background: var(--card) }
.stack > * + * { margin-top: 1.25rem }
.card > summary { font-weight: 600; cursor: pointer }
.card ol { padding-inline-start: 1.4rem }
.card li { margin-top: .6rem }

.state { display: flex; gap: .9rem; --tone: var(--good) }
.state.waiting { --tone: var(--wait) }
.state.off { --tone: var(--bad) }
.state.past { --tone: var(--soft) }
.sign { flex: none; width: 2rem; height: 2rem; fill: none; stroke: var(--tone); stroke-width: 2; stroke-linecap: round;
  stroke-linejoin: round }
.state h2 { color: var(--tone) }
.state p { margin-top: .35rem }
.reason { padding-inline-start: .9rem; border-inline-start: 3px solid var(--line) }
.reason b { display: block; color: var(--soft); font-size: .9375rem; font-weight: 500 }
dl > div { display: grid; grid-template-columns: 6.5rem minmax(0, 1fr); gap: 0 1rem; align-items: baseline; padding: .85rem 0;
  border-top: 1px solid var(--line) }
dl > div:last-child { padding-bottom: 0 }
.card > dl:first-child > div:first-child { padding-top: 0; border-top: 0 }
dt { color: var(--soft); font-size: .9375rem; line-height: 1.35 }
.line { display: block }
.day::first-letter { text-transform: uppercase }
.clock { font: 500 2rem/1.2 var(--serif); font-variant-numeric: tabular-nums }
.aside { color: var(--soft); font-size: .9375rem }
address { font-style: normal }
.map { display: inline-flex; align-items: center; min-height: 2.75rem; font-size: 1.0625rem }

.pass { text-align: center }
.qr { display: block; width: min(100%, 15rem); height: auto; margin: 1rem auto .75rem; border-radius: 1rem;
  background: #fff; fill: #000 }
.code { display: flex; justify-content: center; gap: .75em; font: 600 1.75rem/1.3 ui-monospace, "Noto Sans Mono", monospace;
  letter-spacing: .08em }
.actions { display: grid; gap: .75rem; margin-top: 1.25rem }
.button { display: flex; align-items: center; justify-content: center; width: 100%; min-height: 3.25rem; padding: .6rem 1.25rem;
  border: 1px solid var(--accent); border-radius: 999px; background: none; color: var(--accent); font: inherit; font-weight: 600;
  text-align: center; text-decoration: none; cursor: pointer; transition: background-color .15s }
.button:hover { background: color-mix(in srgb, var(--accent) 9%, transparent) }
.button.main { background: var(--accent); color: var(--on-accent) }
.button.main:hover { background: color-mix(in srgb, var(--accent) 88%, var(--ink)) }
.quiet { display: flex; align-items: center; justify-content: center; min-height: 2.75rem; color: var(--soft); text-align: center }
label, legend { display: block; font-weight: 600 }
textarea, select, input[type=text], input[type=tel] { display: block; width: 100%; min-height: 3.25rem; margin-top: .5rem;
  padding: .6rem 1rem; border: 1px solid var(--soft); border-radius: .9rem; background: var(--paper); color: var(--ink); font: inherit }
textarea { min-height: 7rem; padding-block: .8rem; resize: vertical }
[aria-invalid] { border-color: var(--bad) !important; border-width: 2px !important }
input[type=tel] { text-align: start }
[dir=rtl] input[type=tel] { text-align: right }
.error { margin-top: .5rem; color: var(--bad); font-weight: 600 }

.booking > * + * { margin-top: 1.25rem }
fieldset { min-width: 0; margin: 0; padding: 0; border: 0 }
legend { padding: 0 }
.honeypot { display: none }
.choices { display: grid; gap: .5rem; margin-top: .75rem; grid-template-columns: repeat(auto-fill, minmax(4.6rem, 1fr)) }
.choices button, .times span { display: flex; flex-direction: column; align-items: center; justify-content: center; width: 100%;
  min-height: 2.75rem; padding: .3rem .25rem; border: 1px solid var(--line); border-radius: .9rem; background: var(--paper);
  color: var(--ink); font: inherit; font-size: .9688rem; font-weight: 400; line-height: 1.3; text-align: center; cursor: pointer;
  font-variant-numeric: tabular-nums }
.days span::first-letter { text-transform: uppercase }
.days small { font-size: .8125rem }
.days .quiet { grid-column: 1 / -1; border-style: dashed; color: var(--soft) }
.field > .aside { margin-top: .35rem }
.aside .phone { display: inline; min-height: 0; white-space: nowrap }
.choices button:hover:enabled, .times label:hover span { border-color: var(--accent) }
.choices button:disabled { border-color: transparent; color: var(--soft); text-decoration: line-through; cursor: default }
.days [aria-current], .times :checked + span { border-color: var(--accent); background: var(--accent); color: var(--on-accent);
  font-weight: 600 }
.times label { position: relative; font-weight: 400 }
.times input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer }
.times input:focus-visible + span { outline: 3px solid var(--accent); outline-offset: 3px }
.times small { font-size: .75rem }
.contact { display: grid; gap: .5rem; justify-items: start }
.contact .button { width: auto }
.phone { display: inline-flex; align-items: center; min-height: 2.75rem }

.notice { padding: 1rem 1.25rem; border: 1px solid var(--wait); border-radius: 1rem; background: var(--card) }
.notice.calm { border-color: var(--line) }
.notice q { display: block; margin-top: .35rem }
.open { margin-top: .4rem; font-weight: 500 }
.open b { color: var(--good); font-weight: 600 }
.open.shut b { color: var(--bad) }
.week { width: 100%; margin-top: .6rem; border-collapse: collapse; font-variant-numeric: tabular-nums }
.week th, .week td { padding: .4rem 0; border-top: 1px solid var(--line); font-weight: 400; text-align: start; vertical-align: top }
.week th { padding-inline-end: 1rem }
.week th::first-letter { text-transform: uppercase }
.week td { text-align: end; white-space: nowrap }
.week tr[aria-current] th, .week tr[aria-current] td { font-weight: 600 }
.week small { display: block; color: var(--soft); font-weight: 400 }
.menu-head { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 1.5rem }
.menu-languages { display: flex; flex-wrap: wrap; gap: 0 1.1rem }
.menu-languages a { display: flex; align-items: center; min-height: 2.75rem; color: var(--soft) }
.menu-languages a[aria-current] { color: var(--ink); font-weight: 600; text-decoration-thickness: 2px; text-decoration-color: var(--accent) }
.menu-categories { position: sticky; z-index: 1; top: var(--above, 0px); margin: .35rem -1.25rem 0; padding: .5rem 1.25rem; overflow-x: auto;
  background: var(--paper); scrollbar-width: none }
.chips { display: flex; gap: .5rem; width: max-content }
.chips a { display: flex; align-items: center; min-height: 2.75rem; padding: 0 1rem; border: 1px solid var(--line);
  border-radius: 999px; background: var(--card); color: var(--ink); text-decoration: none }
.chips a:hover { border-color: var(--accent) }
.category { margin-top: 2.25rem }
.category > h3 { scroll-margin-top: 5rem; font: 500 1.6rem/1.25 var(--serif) }
.category > p { color: var(--soft) }
.dish { display: flex; gap: 1rem; padding: 1.1rem 0; border-top: 1px solid var(--line) }
.category > h3 + .dishes, .category > p + .dishes { margin-top: .9rem }
.dish > div { flex: 1; min-width: 0 }
.dish h4 { font-size: 1.0625rem; font-weight: 600; line-height: 1.4 }
.dish img { flex: none; width: 6rem; height: 6rem; border-radius: .9rem }
.dish p { margin-top: .2rem; color: var(--soft); font-size: .9688rem; line-height: 1.45 }
.prices { margin-top: .35rem; font-variant-numeric: tabular-nums }
.prices li { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 .6rem }
.prices strong { font-weight: 600 }
.prices s { color: var(--soft) }
.prices .now { color: var(--accent) }
.badge { padding: .05rem .6rem; border-radius: 999px; background: var(--accent); color: var(--on-accent); font-size: .8125rem;
  font-weight: 600; line-height: 1.6 }
ul.options { margin-top: .35rem; color: var(--soft); font-size: .9375rem; line-height: 1.45 }
.options b { font-weight: 500; color: var(--ink) }
.sold-out { display: inline-block; margin-inline-start: .5rem; padding: 0 .6rem; border: 1px solid currentColor; border-radius: 999px;
  color: var(--soft); font: 600 .8125rem/1.7 system-ui, "Noto Sans", sans-serif }
.paper > * + * { margin-top: .3rem }
.paper > hr { margin: .9rem 0; border: 0; border-top: 1px solid var(--line) }
.paper .amount { display: flex; justify-content: space-between; gap: 1rem }
.paper .amount > :last-child { white-space: nowrap; font-variant-numeric: tabular-nums }
.paper .large { font-size: 1.2rem }
.paper h1 { margin-top: .9rem; font-size: 1.9rem; text-align: center }
.paper .strong { font-weight: 600 }
.paper .centre { text-align: center }
.paper .under { padding-inline-start: 1rem; color: var(--soft) }
.paper .mark { padding: .15rem .6rem; border-radius: .5rem; background: var(--accent); color: var(--on-accent) }
.foot { padding: 1.25rem 0 2rem; border-top: 1px solid var(--line); color: var(--soft); font-size: .9375rem }
.foot p + p { margin-top: .5rem }

@media (min-width: 40rem) { .days { grid-template-columns: repeat(7, minmax(0, 1fr)) } }
@media (min-width: 62rem) {
  body.paired { max-width: 58rem }
  .pair { display: grid; grid-template: auto auto 1fr / minmax(0, 1fr) 21rem; gap: 1.25rem; align-items: start }
  .pair > * { grid-column: 1; margin-top: 0 !important }
  .pair > .pass { grid-area: 1 / 2 / span 2 }
  .pair > .details { grid-area: 2 / 1 / span 2 }
  .pair > .actions { grid-area: 3 / 2 }
  /* On a wide screen the list of categories may have many lines: fixed at the top, it could cover the target of a link. */
  .menu-categories { position: static; margin: .35rem 0 0; padding: .5rem 0 }
  .category > h3 { scroll-margin-top: 1.5rem }
  .chips { flex-wrap: wrap; width: auto }
  .spread { display: grid; grid-template-columns: 20rem minmax(0, 1fr); gap: 4rem; align-items: start }
  .spread > .menu { margin-top: 0 }
  .spread > .about { position: sticky; top: calc(1.5rem + var(--above, 0px)) }
  .dishes { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 3rem }
}
@media (forced-colors: active) {
  .days [aria-current], .times :checked + span { forced-color-adjust: none; border-color: Highlight; background: Highlight; color: HighlightText }
}
@media (prefers-reduced-motion: reduce) { * { transition: none !important } }
@media print {
  :root { --paper: #fff; --card: #fff; --ink: #000; --soft: #444; --line: #bbb; --accent: #000; --good: #000; --bad: #000; --wait: #000 }
  @page { margin: 9mm }
  .top, .actions, .map, .menu-categories, .menu-languages, .foot, .honeypot { display: none }
  .card { border: 0; padding: 0 }
  /* The page of a venue: its menu in columns, without photos. */
  body.wide { display: block; max-width: none; padding: 0; font-size: 8pt; line-height: 1.3 }
  .wide main { padding: 0 }
  .wide .masthead { gap: 4mm; margin-bottom: 2mm }
  .wide h1 { font-size: 17pt }
  .wide .logo { width: 11mm; height: 11mm; border-radius: 2mm }
  .wide .about > :not(address), .wide .open, .wide .menu-head, .dish img, .cover { display: none }
  .wide .about .line { display: inline-block; margin-inline-end: 4mm }
  .wide .about .phone { min-height: 0; color: inherit; text-decoration: none }
  .wide .menu { columns: 3; column-gap: 7mm; margin-top: 3mm }
  .wide .category { margin-top: 0; padding-top: 4mm }
  .wide .aside, .wide .badge, .wide .sold-out { font-size: 1em }
  .wide .category > h3 { font-size: 12pt; break-after: avoid }
  .wide .category > h3 + .dishes, .wide .category > p + .dishes { margin-top: 1mm }
  .wide .dish { padding: 1mm 0; break-inside: avoid }
  .wide .dish h4 { display: inline; font-size: 8pt }
  .wide .dish h4 + p { display: inline }
  .wide .dish h4 + p::before { content: " · " }
  .wide .dish p, .wide .prices, ul.options { margin-top: 0; font-size: 7.25pt; line-height: 1.25 }
  .wide .foot { display: block; padding: 3mm 0 0; font-size: 7.5pt }
}
`;

/**
 * The style sheet of every page. It is one text, so that the Content-Security-Policy can allow it by its
 * hash.
 */
export const STYLE = `${tokensFor(RULES)}${RULES}`;
