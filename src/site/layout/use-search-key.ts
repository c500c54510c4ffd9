import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Pressing `/` outside fields and dialogs leads to the search, or to its field where it stands already. */
export function useSearchKey() {
  const navigate = useNavigate();
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { key, ctrlKey, altKey, metaKey, target } = event;
      if (key !== '/' || ctrlKey || altKey || metaKey) return;
      if (target instanceof Element && target.closest('input,textarea,select,dialog,[contenteditable]')) return;
      event.preventDefault();
      const field = document.getElementById('busca');
      if (field) field.focus();
      else void navigate('/busca');
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [navigate]);
}
