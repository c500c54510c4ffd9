import { Buffer } from 'node:buffer';
import { inflateSync } from 'node:zlib';

/** Returns the file's content except fonts as one text: page operators and objects. */
export async function contentOf(response: Response): Promise<string> {
  const file = Buffer.from(await response.arrayBuffer());
  const source = file.toString('latin1');
  const texts = [...source.matchAll(/\/Length (\d+) \/Filter \/FlateDecode ([^\n]*)>>\nstream\n/g)]
    .filter(([, , entries = '']) => !/Length1|XRef/.test(entries))
    .map((match) => {
      const start = match.index + match[0].length;
      return inflateSync(file.subarray(start, start + Number(match[1]))).toString('latin1');
    });
  return texts.join('\n');
}
