import type { RefObject } from 'react';

/** The media types of pictures that the service takes. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

interface PhotoInputProps {
  /** Click it to choose a file. */
  input: RefObject<HTMLInputElement | null>;
  label?: string;
  onChoose: (file: File) => void;
}

/** Chooses a picture that the service takes. The same one can be chosen again. */
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
