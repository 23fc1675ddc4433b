// @ts-check
// Every page works without this script. It saves the way to another page: a dish opens in a sheet, a form is sent
// without leaving, an order changes before the guest's eyes, and a lost connection is said.

const { body } = document;
const bar = () => document.getElementById('bar');
const notice = /** @type {HTMLElement} */ (document.getElementById('notice'));
const offline = /** @type {HTMLElement} */ (document.getElementById('offline'));

/** The path of the page that is shown: the address may lead to another one after the way back. */
let shown = location.pathname;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let noticeEnds;
/** @param {string | undefined} text */
function say(text) {
  // What is not in an open sheet is behind it.
  (document.querySelector('dialog[open]') ?? body).append(notice);
  notice.textContent = text ?? '';
  clearTimeout(noticeEnds);
  noticeEnds = setTimeout(() => notice.replaceChildren(), 6_000);
}

/** @param {string} html */
const parse = (html) => new DOMParser().parseFromString(html, 'text/html');

/**
 * Puts the page of an answer in the place of this one, and leaves the focus where it was, or leads it to the new page.
 * @param {Document} page @param {string} address
 */
function showPage(page, address) {
  const main = document.getElementById('main');
  const next = page.getElementById('main');
  if (main === null || next === null) return location.assign(address);
  const focused = document.activeElement?.id;
  const isSame = new URL(address).pathname === location.pathname;
  if (isSame) keepTyped(main, next);
  for (const place of ['main', 'bar']) {
    const there = document.getElementById(place);
    const now = page.getElementById(place);
    if (now === null) there?.remove();
    else if (there === null) notice.before(now);
    else there.replaceWith(now);
  }
  document.querySelector('.head')?.replaceWith(page.querySelector('.head') ?? '');
  document.title = page.title;
  if (!isSame) {
    history.pushState(null, '', address);
    shown = location.pathname;
    asked += 1;
    scrollTo(0, 0);
  }
  const alert = /** @type {HTMLElement | null} */ (next.querySelector('[aria-invalid], [role=alert]'));
  const place = isSame && focused ? document.getElementById(focused) : null;
  if (alert !== null) alert.scrollIntoView({ block: 'center' });
  (alert?.matches('input') ? alert : (place ?? next)).focus({ preventScroll: true });
  begin();
}

/** Longer than that nobody waits for a page, and what is sent next is not held back. */
const PATIENCE_MS = 30_000;

/** @param {string} address @param {RequestInit} [init] */
async function load(address, init) {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch(address, { signal, ...init, headers: { 'x-part': '1', ...init?.headers } });
  const page = parse(await response.text());
  if (page.querySelector('#main, #bar') === null) throw new Error(`no page: ${response.status}`);
  return { response, page };
}

/**
 * What a guest has typed stays when another form of the page is sent.
 * @param {ParentNode} before @param {ParentNode} now
 */
function keepTyped(before, now) {
  for (const typed of before.querySelectorAll('#checkout :is(input:not([type=hidden]), select, textarea)')) {
    const { name, type, value } = /** @type {HTMLInputElement} */ (typed);
    const one = type === 'radio' ? `[name="${name}"][value="${value}"]` : `[name="${name}"]`;
    const field = /** @type {HTMLInputElement | null} */ (now.querySelector(`#checkout ${one}`));
    if (field === null) continue;
    if (type === 'radio') field.checked = /** @type {HTMLInputElement} */ (typed).checked;
    else field.value = value;
  }
}

/** Forms are sent one after the other: the first dish makes the basket in which the next one lies. */
let sent = Promise.resolve();

/**
 * Sends a form once, however often it is tapped meanwhile. Where there is no connection nothing is lost: the same form can be
 * sent again, and what it asks for is done once.
 * @param {HTMLFormElement} form @param {HTMLButtonElement | null} button
 */
async function sendForm(form, button) {
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  const label = button?.classList.contains('is-main') ? button.textContent : null;
  if (button !== null && label !== null) button.textContent = body.dataset['sending'] ?? label;
  const fields = new URLSearchParams(/** @type {any} */ (new FormData(form, button)));
  const answer = sent.then(() => load(form.action, { method: 'POST', body: fields }));
  sent = answer.then(
    () => {},
    () => {},
  );
  try {
    const { response, page } = await answer;
    if (form.dataset['part'] !== undefined) showPart(form, response, page);
    // What is wrong with a form is said on its own page, which has its own address.
    else showAnswer(response, page, response.redirected ? response.url : location.href);
  } catch {
    say(body.dataset['notSent']);
  } finally {
    form.ariaBusy = 'false';
    if (button !== null && label !== null) button.textContent = label;
  }
}

/**
 * A page without a form has nothing to try again with: what was typed stays.
 * @param {Response} response @param {Document} page @param {string} address
 */
function showAnswer(response, page, address) {
  if (response.status >= 500 && page.querySelector('main form') === null)
    say(page.querySelector('h1')?.textContent);
  else showPage(page, address);
}

/** Counts what is asked for: only the answer to the last of it is shown, and none on the next page. */
let asked = 0;

/** Shows another day of the calendar, the one that was asked for last. @param {string} address */
async function showDay(address) {
  const own = ++asked;
  try {
    const { response, page } = await load(address);
    if (own !== asked) return;
    if (response.ok) history.replaceState(null, '', address);
    showAnswer(response, page, location.href);
  } catch {
    say(body.dataset['notSent']);
  }
}

/**
 * A dish was added: the bar says so. Or something has to be chosen: the answer is the dish.
 * @param {HTMLFormElement} form @param {Response} response @param {Document} page
 */
function showPart(form, response, page) {
  const now = page.getElementById('bar');
  // The menu stays, and so does what was chosen: the guest can try again.
  if (response.status >= 500) return say(page.querySelector('h1')?.textContent);
  if (!response.ok || now === null) {
    const sheet = form.closest('dialog');
    if (sheet === null) return showPage(page, location.href);
    // A guest who has closed it meanwhile would learn nothing of it.
    return sheet.open ? fillSheet(sheet, page) : showSheet(page);
  }
  if (bar() === null) notice.before(now);
  else bar()?.replaceWith(now);
  // The next tap is another dish.
  const name = /** @type {HTMLInputElement} */ (form.elements.namedItem('form'));
  name.value = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join('');
  form.closest('dialog')?.close();
  say(body.dataset['added']);
}

/** @param {HTMLDialogElement} sheet @param {Document} page */
function fillSheet(sheet, page) {
  const content = page.querySelector('#main > *');
  const close = document.createElement('button');
  close.className = 'close round';
  close.ariaLabel = body.dataset['close'] ?? '';
  close.innerHTML = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18"/></svg>';
  close.addEventListener('click', () => sheet.close());
  sheet.replaceChildren(close, content ?? '');
  sheet.ariaLabel = sheet.querySelector('h1')?.textContent ?? '';
  sheet.scrollTop = 0;
}

/** Opens a dish, the one that was asked for last. @param {string} address */
async function openSheet(address) {
  const own = ++asked;
  try {
    const { page } = await load(address);
    if (own === asked) showSheet(page);
  } catch {
    say(body.dataset['notSent']);
  }
}

/** How many sheets lie over each other at this place of the history. @returns {number} */
const sheetsHere = () => history.state?.sheet ?? 0;

/** @param {Document} page */
function showSheet(page) {
  const sheet = document.createElement('dialog');
  fillSheet(sheet, page);
  body.append(sheet);
  // The way back of a phone closes the sheet, and not one below it.
  const own = sheetsHere() + 1;
  history.pushState({ sheet: own }, '');
  const back = () => sheetsHere() < own && sheet.close();
  addEventListener('popstate', back);
  sheet.addEventListener('click', (event) => event.target === sheet && sheet.close());
  sheet.addEventListener('close', () => {
    removeEventListener('popstate', back);
    if (sheetsHere() === own) history.back();
    if (sheet.contains(notice)) body.append(notice);
    sheet.remove();
  });
  sheet.showModal();
}

document.addEventListener('submit', (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (form.method !== 'post') return;
  event.preventDefault();
  void sendForm(form, /** @type {HTMLButtonElement | null} */ (event.submitter));
});

document.addEventListener('click', (event) => {
  const link = /** @type {Element} */ (event.target).closest('a');
  if (link === null || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  const isDay = link.classList.contains('day');
  if (link.dataset['sheet'] === undefined && !isDay) return;
  event.preventDefault();
  void (isDay ? showDay(link.href) : openSheet(link.href));
});

const AGAIN_MS = 5_000;
/** @type {EventSource | null} */
let live = null;
/** Follows what a page shows while it is open. */
function follow() {
  live?.close();
  live = null;
  const place = /** @type {HTMLElement | null} */ (document.querySelector('[data-live]'));
  if (place === null) return;
  live = new EventSource(place.dataset['live'] ?? '');
  live.addEventListener('status', ({ data }) => {
    const now = parse(data).getElementById('status');
    const there = document.getElementById('status');
    const said = document.getElementById('said');
    if (now === null || there === null || said === null) return;
    // A screen reader says what is new, and not the whole order again.
    const title = now.querySelector('h1')?.textContent ?? '';
    if (title !== there.querySelector('h1')?.textContent) said.textContent = title;
    there.replaceWith(now);
    offline.hidden = true;
  });
  live.addEventListener('error', () => {
    offline.hidden = false;
    // The browser opens a lost connection again by itself, but not one that was refused.
    if (live?.readyState === EventSource.CLOSED) setTimeout(follow, AGAIN_MS);
  });
}

/** Marks the part of the menu that is being read. */
function markPart() {
  const links = new Map(
    [...document.querySelectorAll('.chips a')].map((link) => [link.getAttribute('href'), link]),
  );
  if (links.size === 0) return;
  const seen = new IntersectionObserver(
    (entries) => {
      const part = entries.find(({ isIntersecting }) => isIntersecting)?.target;
      if (part === undefined) return;
      for (const [address, link] of links) {
        if (address !== `#${part.id}`) link.removeAttribute('aria-current');
        else {
          link.setAttribute('aria-current', 'true');
          const row = link.closest('ul');
          const from = link.getBoundingClientRect();
          if (row !== null) row.scrollBy({ left: from.left + from.width / 2 - innerWidth / 2 });
        }
      }
    },
    { rootMargin: '-20% 0px -75% 0px' },
  );
  for (const part of document.querySelectorAll('.menu section')) seen.observe(part);
}

function begin() {
  follow();
  markPart();
}

addEventListener('offline', () => {
  offline.hidden = false;
});
addEventListener('online', () => {
  offline.hidden = true;
});
// The way back to a page that this script replaced: the server has what it is now.
addEventListener('popstate', ({ state }) => {
  if (state === null && document.querySelector('dialog') === null && location.pathname !== shown)
    location.reload();
  shown = location.pathname;
});
begin();
