import { flushSync } from 'react-dom';
import { toast } from '../../lib/toast';
import type { UserRow } from '../../shared/user';
import { refresh } from '../lists/rows';
import type { usePanelList } from '../lists/use-panel-list';
import { ConfirmDialog } from '../parts/dialog';
import { useUser } from '../session/guard';
import { accountActs } from './account-acts';
import { type QuestionName, questionAbout } from './account-questions';

type Props = {
  name: QuestionName;
  user: UserRow;
  list: ReturnType<typeof usePanelList<UserRow>>;
  onClose: () => void;
};

/** Asks before something is taken from a person. If that can be reverted, the toast offers an undo. */
export function AccountDialog({ name, user, list, onClose }: Props) {
  const isMe = useUser().id === user.id;
  const { title, text, confirm, send, done, failure, leaves } = questionAbout(user, isMe)[name];

  async function run() {
    const isDone = await list.write(user, {
      send,
      failure,
      done: () => {
        // Closes first: focus returns to the row, and can be moved on when the row is dropped.
        flushSync(onClose);
        if (leaves) list.drop(user);
        const undo = { label: 'Desfazer', run: () => void accountActs(list).activate(user) };
        toast({ title: done, description: user.name, ...(name === 'deactivation' && { action: undo }) });
        refresh('users');
      },
    });
    if (!isDone) onClose();
  }

  return (
    <ConfirmDialog
      title={title}
      text={text}
      confirm={confirm}
      busy={list.isBusy(user)}
      onConfirm={() => void run()}
      onCancel={onClose}
    />
  );
}
