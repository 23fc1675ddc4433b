import type { RefObject } from 'react';

/** The media types of pictures that the service takes. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

interface PhotoInputProps {
  /** The hidden file input; a click on it opens the file chooser. */
  input: RefObject<HTMLInputElement | null>;
  label?: string;
  onChoose: (file: File) => void;
}

/** A hidden input to choose a picture. The same file can be chosen twice in a row. */
export function PhotoInput({ input, label, onChoose }: PhotoInputProps) {
  return (
    <input
      ref={input}
      type="file"
      hidden
      aria-label={label}
      accept={PHOTO_TYPES.join()}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file !== undefined) onChoose(file);
        target.value = '';
      }}
    />
  );
}
