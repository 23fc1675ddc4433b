import { ApiFault, faultOf, NETWORK_FAULT } from '../../../../api/fault.ts';
import { PHOTO_TYPES } from '../../../form/photo-input.tsx';

/** A crop of a picture, in pixels of the picture. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Wider than the widest size that the service keeps. */
const WIDEST = 1_600;

/** Cuts a picture and makes it as small as the service needs it: phones take photos of many megabytes. */
export async function cutPhoto(url: string, crop: Crop): Promise<Blob> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const scale = Math.min(1, WIDEST / crop.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(crop.width * scale));
  canvas.height = Math.max(1, Math.round(crop.height * scale));
  const context = canvas.getContext('2d')!;
  context.drawImage(image, crop.x, crop.y, crop.width, crop.height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)),
      'image/webp',
      0.9,
    );
  });
}

/**
 * Sends a photo and tells how far it is, from 0 to 1. `fetch` does not tell of that, so it is an `XMLHttpRequest`.
 * @returns the address for `imageUrl`
 * @throws ApiFault
 */
export function uploadPhoto(
  venueId: string,
  photo: Blob,
  { language, onProgress }: { language: string; onProgress: (part: number) => void },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/venue/v1/venues/${venueId}/photos`);
    // Of a dropped file of another kind, the service says by its bytes that it is no photo.
    request.setRequestHeader('Content-Type', PHOTO_TYPES.includes(photo.type) ? photo.type : 'image/jpeg');
    request.setRequestHeader('Accept-Language', language);
    request.timeout = 120_000;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onerror = () => reject(new ApiFault(NETWORK_FAULT));
    request.ontimeout = request.onerror;
    request.onload = () => {
      const body = readJson(request.responseText) as { data?: { url: string } };
      if (request.status >= 400) reject(faultOf(new Response(null, { status: request.status }), body));
      else if (body.data === undefined) reject(new ApiFault(NETWORK_FAULT));
      else resolve(body.data.url);
    };
    request.send(photo);
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
