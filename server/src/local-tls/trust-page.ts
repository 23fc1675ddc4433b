import { type ComponentChild, h } from 'preact';
import { pageAnswer } from '../guest-pages/layout/page-answer.ts';
import { type LanguageSource, pageLanguageOf } from '../guest-pages/layout/page-language.ts';
import { pageLayout } from '../guest-pages/layout/page-layout.ts';
import { qrCode } from '../guest-pages/layout/qr-code.ts';
import type { FileAnswer } from '../http/answer/answer.ts';
import { WORDS, type Words } from '../words/words.ts';

/** The operating systems that the page explains, in the order of the page. */
export const TRUST_PAGE_SYSTEMS = ['ipad', 'android', 'windows', 'mac'] as const;

/** The addresses of this machine that the page shows. */
export interface TrustPageUrls {
  /** The URL of this page, for the next device. */
  pageUrl: string;
  /** The URL of the app, for a device that trusts the certificate. */
  appUrl: string;
  fingerprint: string;
}

/** The path of the certificate download. Because of the ending, Android and Windows open it as a certificate. */
export const CERTIFICATE_PATH = '/sofra.crt';

/** Renders the page that explains how a device trusts the certificates of this machine. It needs no script. */
export function trustPage(asked: LanguageSource, place: TrustPageUrls): FileAnswer {
  const language = pageLanguageOf(asked);
  const words = WORDS[language.language].trust;
  const frame = {
    language,
    venue: null,
    title: words.heading,
    path: '',
    width: 'narrow',
    footer: null,
  } as const;
  return pageAnswer(
    200,
    'Private',
    pageLayout(frame, [
      h('div', { class: 'masthead' }, h('h1', null, words.heading)),
      h('div', { class: 'stack' }, [
        h('p', null, words.lead),
        h('a', { class: 'button main', href: CERTIFICATE_PATH, download: 'sofra.crt' }, words.download),
        ...TRUST_PAGE_SYSTEMS.map((system) => stepsOf(words.steps[system], matchesUserAgent(system, asked))),
        h('section', { class: 'card' }, [
          h('h2', null, words.openHeading),
          h('p', null, words.openText),
          h('div', { class: 'actions' }, h('a', { class: 'button', href: place.appUrl }, words.open)),
        ]),
        h('section', { class: 'card pass' }, [
          h('h2', null, words.scan),
          qrCode(place.pageUrl, words.qrTitle),
          h('p', { dir: 'ltr' }, place.pageUrl),
        ]),
        certificateNote(words, place),
      ]),
    ]),
  );
}

const USER_AGENTS: Record<(typeof TRUST_PAGE_SYSTEMS)[number], RegExp> = {
  // The user agent of an iPad says Macintosh.
  ipad: /iPad|iPhone|Macintosh/,
  android: /Android/,
  windows: /Windows/,
  mac: /Macintosh/,
};

function matchesUserAgent(system: (typeof TRUST_PAGE_SYSTEMS)[number], { request }: LanguageSource): boolean {
  return USER_AGENTS[system].test(request.headers['user-agent'] ?? '');
}

/** The steps for one system, in a `details` element that opens without a script. */
function stepsOf({ name, steps }: Words['trust']['steps']['ipad'], open: boolean): ComponentChild {
  return h('details', { class: 'card', open }, [
    h('summary', null, name),
    h(
      'ol',
      null,
      steps.map((step) => h('li', null, step)),
    ),
  ]);
}

function certificateNote({ limits, fingerprint }: Words['trust'], place: TrustPageUrls): ComponentChild {
  return h('div', { class: 'aside' }, [
    h('p', null, limits),
    h('p', null, [fingerprint, ' ', h('bdi', { dir: 'ltr' }, place.fingerprint)]),
  ]);
}
