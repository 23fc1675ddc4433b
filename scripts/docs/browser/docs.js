import { findInDocs } from './search.js';

/** @typedef {import('./search.js').Entry} Entry */

/** @template {Element} E @param {string} selector @param {new () => E} kind @returns {E} */
function need(selector, kind) {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`There is no ${selector}.`);
  return found;
}

/** On a narrow screen the contents begin closed. */
function foldContents() {
  const contents = need('.contents', HTMLDetailsElement);
  const narrow = matchMedia('(max-width: 56rem)');
  const fold = () => {
    contents.open = !narrow.matches;
  };
  narrow.addEventListener('change', fold);
  fold();
}

/** A place that moved to a page below this one: the link that has its anchor is followed. */
function leadOn() {
  const id = decodeURIComponent(location.hash.slice(1));
  const place = id === '' ? null : document.getElementById(id);
  if (place instanceof HTMLAnchorElement && place.pathname !== location.pathname)
    location.replace(place.href);
}

/** The button says what it changes to, and keeps the choice for the app, too. */
function offerTheme() {
  const button = need('.theme', HTMLButtonElement);
  const root = document.documentElement;
  const device = matchMedia('(prefers-color-scheme: dark)');
  const isDark = () => (root.dataset.theme ?? (device.matches ? 'dark' : 'light')) === 'dark';
  const show = () => {
    button.textContent = isDark() ? 'Light' : 'Dark';
  };
  button.addEventListener('click', () => {
    const theme = isDark() ? 'Light' : 'Dark';
    root.dataset.theme = theme.toLowerCase();
    try {
      const kept = JSON.parse(localStorage.getItem('sofra.preferences') ?? '{}');
      localStorage.setItem('sofra.preferences', JSON.stringify({ ...kept, theme }));
    } catch {}
    show();
  });
  device.addEventListener('change', show);
  button.hidden = false;
  show();
}

function offerCopies() {
  for (const figure of document.querySelectorAll('figure.code')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Copy';
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(figure.querySelector('code')?.textContent ?? '');
      button.textContent = 'Copied';
      setTimeout(() => {
        button.textContent = 'Copy';
      }, 2_000);
    });
    figure.querySelector('figcaption')?.append(button);
  }
}

const WAY = 'sofra.docs.language';

/** Of code that does the same in several languages one is shown, everywhere the one that was chosen last. */
function offerWays() {
  const groups = [...document.querySelectorAll('.ways')].map((group) => {
    const figures = [...group.querySelectorAll('figure')];
    const names = figures.map((figure) => figure.querySelector('figcaption')?.firstChild?.textContent ?? '');
    const buttons = names.map((name) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = name;
      button.addEventListener('click', () => {
        // What was tapped stays where it is when code above it gets longer or shorter.
        const before = button.getBoundingClientRect().top;
        show(name);
        scrollBy(0, button.getBoundingClientRect().top - before);
        try {
          localStorage.setItem(WAY, name);
        } catch {}
      });
      return button;
    });
    const choices = document.createElement('div');
    choices.setAttribute('role', 'group');
    choices.setAttribute('aria-label', 'Language of the code');
    choices.append(...buttons);
    group.prepend(choices);
    return { figures, names, buttons };
  });
  /** @param {string} chosen */
  const show = (chosen) => {
    for (const { figures, names, buttons } of groups) {
      const at = Math.max(0, names.indexOf(chosen));
      for (const [index, figure] of figures.entries()) figure.hidden = index !== at;
      for (const [index, button] of buttons.entries()) button.ariaPressed = String(index === at);
    }
  };
  let kept = '';
  try {
    kept = localStorage.getItem(WAY) ?? '';
  } catch {}
  show(kept);
}

const MOST_FOUND = 12;

function offerSearch() {
  const form = need('.search', HTMLFormElement);
  const input = need('.search input', HTMLInputElement);
  const list = need('.search ul', HTMLUListElement);
  const status = need('.search [role=status]', HTMLElement);
  /** @type {Promise<Entry[]> | undefined} */
  let index;
  const load = () => {
    index ??= fetch(form.dataset.index ?? '').then((answer) => answer.json());
    return index;
  };
  input.addEventListener('focus', () => void load());
  input.addEventListener('input', async () => {
    const words = input.value;
    const found = findInDocs(await load(), words).slice(0, MOST_FOUND);
    // What is typed meanwhile has an answer of its own.
    if (words !== input.value) return;
    list.replaceChildren(...found.map((entry) => itemOf(entry, words)));
    list.hidden = found.length === 0;
    const isAsked = words.trim() !== '';
    form.classList.toggle('nothing', isAsked && found.length === 0);
    status.textContent = !isAsked ? '' : found.length === 0 ? 'Nothing found' : `${found.length} found`;
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    list.querySelector('a')?.click();
  });
  form.addEventListener('keydown', (event) => moveAmong([input, ...list.querySelectorAll('a')], event));
  form.addEventListener('focusin', () => {
    list.hidden = list.children.length === 0;
  });
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node) || !form.contains(relatedTarget)) list.hidden = true;
  });
  list.addEventListener('click', () => {
    list.hidden = true;
  });
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLInputElement;
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
  });
  form.hidden = false;
}

/**
 * The arrows go from the field to what was found and back; Escape leaves.
 * @param {HTMLElement[]} places @param {KeyboardEvent} event
 */
function moveAmong(places, event) {
  const at = places.findIndex((place) => place === document.activeElement);
  if (event.key === 'Escape') places[at]?.blur();
  else if (event.key === 'ArrowDown') places[(at + 1) % places.length]?.focus();
  else if (event.key === 'ArrowUp') places[(at + places.length - 1) % places.length]?.focus();
  else return;
  event.preventDefault();
}

/**
 * A place with its words from where the first word that was asked for stands.
 * @param {Entry} entry @param {string} asked
 */
function itemOf({ url, title, page, text }, asked) {
  const [first = ''] = asked.toLowerCase().trim().split(/\s+/);
  const from = Math.max(0, text.toLowerCase().indexOf(first) - 20);
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = url;
  const where = document.createElement('small');
  where.textContent = title === page ? '' : page;
  const words = document.createElement('span');
  words.textContent = (from === 0 ? '' : '…') + text.slice(from, from + 120);
  link.append(title, where, words);
  item.append(link);
  return item;
}

leadOn();
foldContents();
offerTheme();
offerWays();
offerCopies();
offerSearch();
