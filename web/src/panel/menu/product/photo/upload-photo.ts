import { ApiFault, faultOf, NETWORK_FAULT } from '../../../../api/fault.ts';
import { PHOTO_TYPES } from '../../../form/photo-input.tsx';

/** The part of a picture to keep, in pixels of the picture. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** In pixels; wider than the widest picture that the service stores. */
const WIDEST = 1_600;

/** Crops a picture and scales it down: photos of phones have many megabytes. */
export async function cropPhoto(url: string, crop: CropArea): Promise<Blob> {
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
 * Sends a photo and reports its progress, from 0 to 1. It uses `XMLHttpRequest`, because `fetch` reports no progress.
 * @returns the URL of the photo, for `imageUrl`
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
    // A dropped file of another type is sent as a photo, too: the service refuses it with a reason.
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
