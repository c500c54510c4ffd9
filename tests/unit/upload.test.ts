import { describe, expect, test, vi } from 'vitest';
import { averageColor } from '../../src/panel/media/upload/average-color';
import { crop, heightAt } from '../../src/panel/media/upload/crop';
import { knownText } from '../../src/panel/media/upload/known';
import { Problem } from '../../src/panel/media/upload/problem';
import { isOverLimits, sizeWithin } from '../../src/panel/media/upload/reduce';
import { megabytes, refusalOf } from '../../src/panel/media/upload/refusal';
import type { Arrived } from '../../src/panel/media/upload/send';
import { createUploads } from '../../src/panel/media/upload/uploads';
import { filesIn } from '../../src/panel/media/upload/use-incoming-files';
import type { Medium } from '../../src/shared/media';

const file = (name: string, type = 'image/png', size = 5) => new File([new Uint8Array(size)], name, { type });
const arrived: Arrived = { medium: { id: 7 } as Medium, activityId: 1, known: false, reducedTo: null };

describe('a file refused before it is sent', () => {
  const sent = (type: string, name = 'foto', size = 1) => refusalOf({ type, name, size });

  test('is of a type that is not accepted, with advice for HEIC', () => {
    for (const type of ['image/jpeg', 'image/png', 'image/webp']) expect(sent(type)).toBeNull();
    expect(sent('image/heic')).toContain('HEIC');
    expect(sent('application/pdf')).toBe('Este arquivo não é uma imagem JPEG, PNG ou WebP.');
    expect(sent('')).toBe('Este arquivo não é uma imagem JPEG, PNG ou WebP.');
  });

  test('is a photo of an iPhone, and the advice names the setting there, also for a file without a type', () => {
    const setting = 'Ajustes › Câmera › Formatos';
    expect(sent('image/heic')).toContain(setting);
    expect(sent('image/heif')).toContain(setting);
    expect(sent('', 'IMG_0001.HEIC')).toBe(sent('image/heic'));
    expect(sent('', 'foto.heif')).toBe(sent('image/heif'));
    expect(sent('image/gif', 'foto.heic')).not.toContain(setting);
    expect(sent('', 'foto.heic.txt')).not.toContain(setting);
    expect(sent('image/jpeg', 'foto.heic')).toBeNull();
  });

  test('is empty, or too large to be opened here', () => {
    expect(sent('image/png', 'foto', 0)).toBe('Este arquivo está vazio.');
    expect(sent('image/png', 'foto', 100 * 1024 ** 2)).toBeNull();
    expect(sent('image/png', 'foto', 100.5 * 1024 ** 2)).toContain('tem 100,5 MB; o máximo são 100 MB');
  });

  test('is reported with sizes in readable units', () => {
    expect([900, 64_000, 1_572_864].map(megabytes)).toEqual(['1 kB', '63 kB', '1,5 MB']);
  });
});

describe('a picture that is reduced before it is sent', () => {
  test('has more bytes or pixels than the server takes', () => {
    const [allowed, photo] = [10 * 1024 ** 2, { width: 8000, height: 5000 }];
    expect(isOverLimits(allowed, photo)).toBe(false);
    expect(isOverLimits(allowed + 1, photo)).toBe(true);
    expect(isOverLimits(1, { width: 8193, height: 10 })).toBe(true);
    expect(isOverLimits(1, { width: 10, height: 8193 })).toBe(true);
    expect(isOverLimits(1, { width: 8000, height: 5001 })).toBe(true);
  });

  test('keeps its proportions, and is never enlarged', () => {
    expect(sizeWithin(4096, { width: 9000, height: 6000 })).toEqual({ width: 4096, height: 2731 });
    expect(sizeWithin(4096, { width: 3000, height: 9000 })).toEqual({ width: 1365, height: 4096 });
    expect(sizeWithin(4096, { width: 640, height: 400 })).toEqual({ width: 640, height: 400 });
    expect(sizeWithin(4096, { width: 20_000, height: 1 })).toEqual({ width: 4096, height: 1 });
  });
});

describe('files on the clipboard', () => {
  const copied = (html: string) => ({ getData: () => html, files: [file('image.png')] as unknown as FileList });

  test('are taken if they come alone, or only with their address', () => {
    expect(filesIn(copied(''))).toHaveLength(1);
    expect(filesIn(copied('<meta charset="utf-8"><img src="https://example.com/a.png">'))).toHaveLength(1);
  });

  test('are ignored beside text, of which spreadsheets and word processors add a picture', () => {
    expect(filesIn(copied('<style>td { color: red }</style><table><tr><td>Shake</td></tr></table>'))).toEqual([]);
  });
});

describe('a picture that is already in Mídia', () => {
  const known = (medium: Partial<Medium>, activityId: number | null = null): Arrived => ({
    medium: { name: 'a.png', folder: null, ...medium } as Medium,
    activityId,
    known: true,
    reducedTo: null,
  });

  test('is reported with its folder, and with its name if that differs', () => {
    expect(knownText(known({}), 'a.png')).toBe('Esta imagem já está na Mídia.');
    expect(knownText(known({ name: 'b.png' }), 'a.png')).toBe('Esta imagem já está na Mídia, como “b.png”.');
    expect(knownText(known({ name: 'b.png', folder: 'Verão' }), 'a.png')).toBe(
      'Esta imagem já está na Mídia, como “b.png”, na pasta “Verão”.',
    );
  });

  test('is reported as restored if it had been deleted', () => {
    const back = known({ folder: 'Verão' }, 7);
    expect(knownText(back, 'a.png')).toBe('Esta imagem estava excluída e voltou para a Mídia, na pasta “Verão”.');
  });
});

describe('a drawn variant', () => {
  test('is cut around the middle', () => {
    expect(crop({ width: 1000, height: 1000 }, { width: 200, height: 100 })).toEqual({
      x: 0,
      y: 250,
      width: 1000,
      height: 500,
    });
    expect(crop({ width: 1000, height: 100 }, { width: 200, height: 100 })).toEqual({
      x: 400,
      y: 0,
      width: 200,
      height: 100,
    });
  });

  test('has a height of at least one pixel', () => {
    expect(heightAt(480, { width: 960, height: 641 })).toBe(321);
    expect(heightAt(480, { width: 8000, height: 3 })).toBe(1);
  });

  test('has the average of its colours, with transparent parts as white', () => {
    expect(averageColor(new Uint8ClampedArray([255, 0, 0, 255, 0, 0, 255, 255]))).toBe('#800080');
    expect(averageColor(new Uint8ClampedArray([0, 0, 0, 0]))).toBe('#ffffff');
    expect(averageColor(new Uint8ClampedArray([1, 2, 3, 255]))).toBe('#010203');
  });
});

describe('the queue', () => {
  /** Uploads that stay pending until the test ends them. */
  function held() {
    const ends: { resolve: (value: Arrived) => void; reject: (error: Error) => void }[] = [];
    const send = vi.fn(() => new Promise<Arrived>((resolve, reject) => ends.push({ resolve, reject })));
    const takeBack = vi.fn(() => Promise.resolve());
    const uploads = createUploads(send, takeBack);
    const states = () => uploads.get().map(({ state }) => state);
    return { ends, send, takeBack, uploads, states };
  }

  test('sends two files at a time', async () => {
    const { ends, send, uploads, states } = held();
    uploads.add([file('a.png'), file('b.png'), file('notas.txt', 'text/plain'), file('c.png')]);
    expect(states()).toEqual(['waiting', 'waiting', 'refused', 'waiting']);
    expect(send).toHaveBeenCalledTimes(2);
    ends[0]?.resolve(arrived);
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(3));
    expect(states()).toEqual(['done', 'waiting', 'refused', 'waiting']);
  });

  test('reports pictures in the order of their files, even if a later one was sent faster', async () => {
    const { ends, send, uploads, states } = held();
    uploads.add([file('a.png'), file('b.png'), file('c.png'), file('d.png')]);
    ends[1]?.resolve(arrived);
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(3));
    expect(states()).toEqual(['waiting', 'waiting', 'waiting', 'waiting']);
    ends[0]?.reject(new Problem('Sem conexão.', false));
    await vi.waitFor(() => expect(states()).toEqual(['failed', 'done', 'waiting', 'waiting']));
  });

  test('gives each file its turn in the library after the earlier ones, or after they failed', async () => {
    const turns: string[] = [];
    const fails = Promise.withResolvers<Arrived>();
    const uploads = createUploads(async ({ file: { name } }, _, { place }) => {
      if (name === 'a.png') return fails.promise;
      await place.come;
      turns.push(name);
      place.pass();
      return arrived;
    }, vi.fn());
    uploads.add([file('a.png'), file('b.png'), file('c.png')]);
    expect(turns).toEqual([]);
    fails.reject(new Problem('Sem conexão.', false));
    await vi.waitFor(() => expect(turns).toEqual(['b.png', 'c.png']));
  });

  test('retries a failed file with the same upload state, but never a refused one', async () => {
    const { ends, send, uploads, states } = held();
    uploads.add([file('a.png'), file('b.png')]);
    ends[0]?.reject(new Problem('Sem conexão.', false));
    ends[1]?.reject(new Problem('Danificada.', true));
    await vi.waitFor(() => expect(states()).toEqual(['failed', 'refused']));
    uploads.clear();
    expect(states()).toEqual(['failed', 'refused']);
    uploads.retry(uploads.get()[0]?.id ?? 0);
    expect(send).toHaveBeenCalledTimes(3);
    const sendings = (send.mock.calls as unknown as [File, object][]).map(([, sending]) => sending);
    expect(sendings[2]).toBe(sendings[0]);
    ends[2]?.resolve(arrived);
    await vi.waitFor(() => expect(states()).toEqual(['done', 'refused']));
    uploads.clear();
    expect(states()).toEqual(['refused']);
  });

  test('goes on with what a lost connection has interrupted, once for each time that the connection is back', async () => {
    const { ends, send, uploads, states } = held();
    uploads.add([file('a.png'), file('b.png')]);
    ends[0]?.reject(new Problem('Sem conexão.', false, true));
    ends[1]?.reject(new Problem('O serviço caiu.', false));
    await vi.waitFor(() => expect(states()).toEqual(['failed', 'failed']));
    uploads.resume();
    expect(states()).toEqual(['waiting', 'failed']);
    uploads.resume();
    expect(send).toHaveBeenCalledTimes(3);
    ends[2]?.reject(new Problem('O serviço caiu.', false));
    await vi.waitFor(() => expect(states()).toEqual(['failed', 'failed']));
    uploads.resume();
    expect(send).toHaveBeenCalledTimes(3);
  });

  test('aborts the upload of a removed file, and goes on with the next', async () => {
    const signals: AbortSignal[] = [];
    const uploads = createUploads((_, __, { signal }) => {
      signals.push(signal);
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    }, vi.fn());
    uploads.add([file('a.png'), file('b.png'), file('c.png')]);
    uploads.remove(uploads.get()[0]?.id ?? 0);
    expect(signals[0]?.aborted).toBe(true);
    await vi.waitFor(() => expect(signals).toHaveLength(3));
    expect(uploads.get().map(({ name }) => name)).toEqual(['b.png', 'c.png']);
  });

  test('undoes an upload that was removed while the server stored it, and no other', async () => {
    const { ends, takeBack, uploads, states } = held();
    uploads.add([file('a.png'), file('b.png')]);
    uploads.remove(uploads.get()[0]?.id ?? 0);
    ends[0]?.resolve(arrived);
    ends[1]?.resolve({ ...arrived, activityId: 2 });
    await vi.waitFor(() => expect(states()).toEqual(['done']));
    uploads.stop();
    expect(takeBack.mock.calls).toEqual([[arrived]]);
  });
});
