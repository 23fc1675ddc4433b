import { type ComponentChild, h } from 'preact';
import type { Language } from '../../core/languages.ts';
import { WORDS, type Words } from '../../words/words.ts';
import { bidiText } from '../layout/page-parts.ts';
import { priceInWords } from '../layout/page-words.ts';
import type { MenuText, ShownExtra, ShownGroup, ShownProduct } from './guest-menu.ts';

/** What a guest can choose with a product, and leave out of it; nothing if there is no choice. */
export function productChoices(
  { groups, extras, removable }: Pick<ShownProduct, 'groups' | 'extras' | 'removable'>,
  language: Language,
): ComponentChild {
  const words = WORDS[language].guestPages.menu;
  const rows = [
    ...groups.map((group) =>
      row([menuText(group.name), ` (${ruleOf(group, words)})`], priced(group.choices, '')),
    ),
    extras.length === 0 ? null : row(words.extras, priced(extras, words.free)),
    removable.length === 0 ? null : row(words.removable, removable.map(menuText)),
  ].filter((each) => each !== null);
  return rows.length === 0 ? null : h('ul', { class: 'options' }, rows);

  function priced(choices: readonly ShownExtra[], free: string): ComponentChild[] {
    return choices.map(({ name, priceKurus }) => [
      menuText(name),
      priceKurus === 0 ? ` ${free}`.trimEnd() : ` +${priceInWords(language, priceKurus)}`,
    ]);
  }
}

/** A text of the menu, marked with its language for screen readers. */
export function menuText({ text, lang }: MenuText): ComponentChild {
  return h('span', { lang }, bidiText(text));
}

function row(label: ComponentChild, items: readonly ComponentChild[]): ComponentChild {
  return h('li', null, [h('b', null, [label, ':']), items.map((item, at) => [at === 0 ? ' ' : ' · ', item])]);
}

function ruleOf({ selectionType, isRequired }: ShownGroup, { choices }: Words['guestPages']['menu']): string {
  if (selectionType === 'Single') return isRequired ? choices.one : choices.oneOrNone;
  return isRequired ? choices.some : choices.any;
}
