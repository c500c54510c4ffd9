import { Download, ExternalLink, Keyboard, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { EXPORT_FORMATS, EXPORTED } from '../../shared/exported';
import { leave } from '../session/leave';
import { exportFile } from '../settings/export-file';
import { chooseTheme, THEMES, type Theme } from '../theme';
import type { Command } from './commands';

const GROUP = 'Ações';
const LOOKS = {
  light: { title: 'Usar tema claro', icon: Sun },
  dark: { title: 'Usar tema escuro', icon: Moon },
  system: { title: 'Usar tema do sistema', icon: Monitor },
} satisfies Record<Theme, Pick<Command, 'title' | 'icon'>>;

/** What is done anywhere in the panel. The theme in force is nothing to choose. */
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
    act('atalhos', { title: 'Atalhos do teclado', icon: Keyboard, run: showShortcuts }),
    act('sair', { title: 'Sair', icon: LogOut, run: () => void leave() }),
  ];
}

export const exports: Command[] = EXPORTED.flatMap(({ noun, label }) =>
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

type Act = Pick<Extract<Command, { kind: 'act' }>, 'title' | 'icon' | 'run'> & { hint?: string };

function act(id: string, told: Act): Command {
  return { kind: 'act', id, group: GROUP, needs: 'panel', ...told };
}
