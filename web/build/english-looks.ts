import { type MessagePart, parseMessage } from '../../server/src/core/text/message.ts';

/**
 * Regular expressions that match an ICU message as it is shown: one for each part between its tags, because each part
 * is a separate text node. Parts without letters are left out, because they are the same in every language.
 */
export function messagePatterns(message: string): string[] {
  return message
    .split(/<\/?\w+>/)
    .map((part) => lookOf(parseMessage(part)))
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

/** Escapes a text for a regular expression. Unlike `RegExp.escape`, it does not change letters. */
function escaped(text: string): string {
  return text.replaceAll(/[$()*+./?[\\\]^{|}]/g, '\\$&');
}
