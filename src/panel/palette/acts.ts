import {
  Download,
  ExternalLink,
  Keyboard,
  LogOut,
  Monitor,
  Moon,
  Settings,
  Sun,
  Upload,
  UserRound,
} from 'lucide-react';
import { EXPORT_FORMATS, EXPORTED } from '../../shared/exported';
import { nouns } from '../../shared/nouns';
import { settingLabels } from '../../shared/setting-labels';
import { isTabular } from '../../shared/sheet/columns';
import { transferOf } from '../lists/transfer-link';
import { leave } from '../session/leave';
import { exportFile } from '../settings/export-file';
import { chooseTheme, THEMES, type Theme } from '../theme';
import type { Command } from './commands';
import { ACCOUNT, settingId } from './other-words';

const GROUP = 'Ações';
const LOOKS = {
  light: { title: 'Usar tema claro', icon: Sun },
  dark: { title: 'Usar tema escuro', icon: Moon },
  system: { title: 'Usar tema do sistema', icon: Monitor },
} satisfies Record<Theme, Pick<Command, 'title' | 'icon'>>;

/** Returns the actions that are available on every screen, without the theme in use. */
export function actsIn(theme: Theme, showShortcuts: () => void): Command[] {
  return [
    ...THEMES.filter((other) => other !== theme).map((other) =>
      act(`tema-${other}`, { ...LOOKS[other], run: () => chooseTheme(other) }),
    ),
    act('site', {
      title: 'Ver o site',
      hint: 'em nova aba',
      icon: ExternalLink,
      run: () => void open('/', '_blank', 'noopener'),
    }),
    act(ACCOUNT, {
      title: 'Minha conta',
      hint: 'no site, em nova aba',
      icon: UserRound,
      run: () => void open('/conta', '_blank', 'noopener'),
    }),
    act('atalhos', { title: 'Atalhos do teclado', icon: Keyboard, run: showShortcuts }),
    act('sair', { title: 'Sair', icon: LogOut, run: () => void leave() }),
  ];
}

const exports: Command[] = EXPORTED.flatMap(({ noun, label }) =>
  EXPORT_FORMATS.map((format) => ({
    ...act(`exportar-${noun}-${format}`, {
      title: `Exportar ${label.toLowerCase()}`,
      hint: format.toUpperCase(),
      icon: Download,
      run: () => void exportFile(`${noun}.${format}`),
    }),
    group: 'Exportar',
    needs: 'transfer' as const,
  })),
);

const imports: Command[] = EXPORTED.flatMap(({ noun, label }): Command[] => {
  if (!isTabular(noun)) return [];
  const title = `Importar ${label.toLowerCase()}`;
  const to = transferOf(noun);
  return [{ kind: 'go', id: `importar-${noun}`, group: 'Importar', title, icon: Upload, to, needs: 'transfer' }];
});

/** Commands that open a setting, by its label. */
const settings: Command[] = Object.entries(settingLabels).flatMap(([name, title]): Command[] => {
  // `branch` only groups settings, which follow one by one.
  if (name === 'branch') return [];
  const command = {
    id: settingId(name),
    group: 'Configurações',
    title,
    icon: Settings,
    needs: 'settings',
  } as const;
  return [{ kind: 'go', ...command, to: `${nouns.settings.panel}#${name}` }];
});

/** Exports, imports and settings. */
export const more: Command[] = [...exports, ...imports, ...settings];

type Act = Pick<Extract<Command, { kind: 'act' }>, 'title' | 'icon' | 'run'> & { hint?: string };

function act(id: string, command: Act): Command {
  return { kind: 'act', id, group: GROUP, needs: 'panel', ...command };
}
