import { toast } from './toast';

/** Copies a text to the clipboard, and announces that as `done`: `Link copiado`. */
export async function copyText(text: string, done: string) {
  try {
    // Undefined where the connection is not secure, and in some browsers inside other apps.
    await navigator.clipboard.writeText(text);
    toast({ title: done });
  } catch {
    toast({ title: 'Não foi possível copiar', destructive: true });
  }
}
