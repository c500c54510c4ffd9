import type { Passkey } from '../shared/passkey';
import type { Outcome } from './answer';
import { addPasskey, passkeyCalls, type Standing } from './use-passkeys';

/** Subject of a dialog about the person's passkeys. */
export type PasskeyAction = { what: 'addition' | 'codes' } | { what: 'name' | 'removal'; passkey: Passkey };

/** Texts of the dialog, and the call that its form sends. */
type Question = {
  title: string;
  text?: string;
  button: string;
  busy: string;
  failure: string;
  done: string;
  /** Initial name, in dialogs that name a passkey. */
  named?: string;
  isDangerous?: boolean;
  send: (answers: Record<string, string>) => Promise<Outcome<Standing & { codes?: string[] }>>;
};

/** Field for the name of a passkey. */
export const NAME_FIELD = {
  label: 'Nome da chave',
  name: 'name',
  autoComplete: 'off',
  maxLength: 60,
  hint: 'Para você saber qual é, como “Notebook da Ana”.',
  required: true,
};

/** Returns the dialog for a subject; `device` is the initial name of a new passkey. */
export function passkeyQuestion(asked: PasskeyAction, device: string): Question {
  switch (asked.what) {
    case 'addition':
      return {
        title: 'Adicionar chave de acesso',
        text: 'Depois da senha, o navegador pede a digital, o rosto, o PIN ou a chave de segurança. As outras sessões são encerradas.',
        button: 'Continuar',
        busy: 'Esperando a chave...',
        failure: 'Erro ao adicionar chave',
        done: 'Chave de acesso adicionada',
        named: device,
        send: ({ name = '', password = '' }) => addPasskey(name, password),
      };
    case 'name':
      return {
        title: 'Renomear chave de acesso',
        button: 'Salvar nome da chave',
        busy: 'Salvando...',
        failure: 'Erro ao renomear chave',
        done: 'Chave de acesso renomeada',
        named: asked.passkey.name,
        send: ({ name = '' }) => passkeyCalls.rename(asked.passkey.id, name),
      };
    case 'removal':
      return {
        title: 'Remover chave de acesso',
        text: `${asked.passkey.name} deixa de abrir a sua conta, e as outras sessões são encerradas. Se for a última, a senha volta a bastar para entrar, e os códigos de recuperação deixam de valer.`,
        button: 'Remover chave',
        busy: 'Removendo...',
        failure: 'Erro ao remover chave',
        done: 'Chave de acesso removida',
        isDangerous: true,
        send: ({ password = '' }) => passkeyCalls.remove(asked.passkey.id, password),
      };
    case 'codes':
      return {
        title: 'Criar novos códigos',
        text: 'Os códigos de recuperação que você guardou antes deixam de valer.',
        button: 'Criar códigos',
        busy: 'Criando...',
        failure: 'Erro ao criar códigos',
        done: 'Códigos criados',
        send: ({ password = '' }) => passkeyCalls.renewCodes(password),
      };
  }
}
