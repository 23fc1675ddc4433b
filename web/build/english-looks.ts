import { type MessagePart, messageParts } from '../../server/src/core/text/message.ts';

/**
 * Regular expressions for how an ICU message may look once it is shown: one for each part between its tags, each of which is
 * a text of its own on the page. A part without letters is the same in every language.
 */
export function patternsOf(message: string): string[] {
  return message
    .split(/<\/?\w+>/)
    .map((part) => lookOf(messageParts(part)))
    .filter((look) => /\p{L}/u.test(look));
}

function lookOf(parts: readonly MessagePart[], number = '#'): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return escaped(part).replaceAll('#', number);
      if (part.choice === null) return '.+';
      const forms = [...part.forms.values()];
      return `(?:${forms.map((form) => lookOf(form, part.choice === 'plural' ? '.+' : number)).join('|')})`;
    })
    .join('');
}

/** Unlike `RegExp.escape`, it leaves letters as they are. */
function escaped(text: string): string {
  return text.replaceAll(/[$()*+./?[\\\]^{|}]/g, '\\$&');
}
