import { MINUTE } from '../../shared/duration';
import type { Health } from '../../shared/health';

/** Waiting time, in ms, after which a mail has been tried three times. */
const LONG = 15 * MINUTE;

/** Returns the faults in words for editors; an empty list if there are none. */
export function systemFaults(health: Health | null): string[] {
  if (!health) return ['Sem notícias do sistema agora'];
  const { database, storage, mail } = health;
  const faults: string[] = [];
  if (database === 'down') faults.push('O banco de dados está fora do ar');
  if (database === 'behind') faults.push('O banco de dados ainda não recebeu a última atualização');
  if (storage === 'down') faults.push('As imagens estão fora do ar');
  if (mail?.oldestWaitingMs && mail.oldestWaitingMs >= LONG) {
    faults.push(`Há e-mails parados na fila há ${duration(mail.oldestWaitingMs)}`);
  }
  if (mail?.failed)
    faults.push(mail.failed === 1 ? '1 e-mail não foi entregue' : `${mail.failed} e-mails não foram entregues`);
  return faults;
}

function duration(ms: number): string {
  const minutes = Math.floor(ms / MINUTE);
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} minutos`;
  return hours === 1 ? '1 hora' : `${hours} horas`;
}
