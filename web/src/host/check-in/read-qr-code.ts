import { decodeQR } from 'qr/decode.js';

/** The greatest width of the scanned picture: wide enough for a code on a phone, small enough to scan quickly. */
const WIDEST_PX = 640;

let canvas: HTMLCanvasElement | undefined;

/** The text of a QR code in the current picture of a video; `null` if there is none. */
export function readQrCode(video: HTMLVideoElement): string | null {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0) return null;
  const scale = Math.min(1, WIDEST_PX / videoWidth);
  canvas ??= document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  try {
    return decodeQR({ data, width, height });
  } catch {
    // The library throws if there is no code in the picture.
    return null;
  }
}
