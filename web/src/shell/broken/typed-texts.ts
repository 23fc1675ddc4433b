type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The fields of the page into which a person has typed. */
const fields = new Set<TextField>();

const TEXT_FIELD =
  'textarea, input:not([type=password], [type=search], [type=checkbox], [type=radio], [type=file])';

addEventListener(
  'input',
  ({ target }) => {
    if (target instanceof Element && target.matches(TEXT_FIELD)) fields.add(target as TextField);
  },
  true,
);

/** The texts in the fields of the page into which a person has typed, except passwords and searches. */
export function typedTexts(): string[] {
  for (const field of fields) if (!field.isConnected) fields.delete(field);
  return [...fields].map(({ value }) => value.trim()).filter((text) => text !== '');
}

/** Those texts that are in no field of the page. */
export function textsInNoField(texts: readonly string[]): string[] {
  const shown = new Set(
    [...document.querySelectorAll<TextField>(TEXT_FIELD)].map(({ value }) => value.trim()),
  );
  return texts.filter((text) => !shown.has(text));
}
