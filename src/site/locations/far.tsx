import { Link } from '../../ui/link';

/** Notice that even the nearest store is too far away, with alternatives. */
export default function Far({ distance }: { distance: string | undefined }) {
  return (
    <div role="status" className="mb-4 rounded-2xl bg-blush p-4">
      <p>
        A unidade mais próxima fica a {distance} de você. Enquanto não chegamos mais perto, peça pelo site e combine a
        entrega pelo WhatsApp.
      </p>
      <p className="flex flex-wrap gap-x-6">
        <Link to="/produtos" className="onward">
          Ver os produtos
        </Link>
        <Link to="/licencie" className="onward">
          Levar a Soul para a minha cidade
        </Link>
      </p>
    </div>
  );
}
