import './pack.css';
import { useLoaderData } from 'react-router-dom';
import type { PageHandle } from '../../lib/page-handle';
import { packTerms } from '../../shared/pack';
import { breadcrumbList } from '../../shared/schema-org/schema-org';
import { chatLink } from '../../shared/whatsapp';
import { buttonClass } from '../../ui/button';
import { worldOf } from '../../ui/world';
import { useSite } from '../layout/document';
import { Head } from '../layout/head';
import { SceneHeader } from '../layout/scene-header';
import { sceneOf } from '../layout/scenes';
import { BoxTray } from './box-tray';
import { FlavourPick } from './flavour-pick';
import type { loadPack } from './loaders';
import { useBox } from './use-box';

export const handle: PageHandle<Awaited<ReturnType<typeof loadPack>>> | undefined = import.meta.env.SSR
  ? {
      structuredData: ({ category }, { origin }) => [
        breadcrumbList(origin, [
          { name: 'Produtos', path: '/produtos' },
          { name: category.name, path: `/produtos/${category.address}` },
          { name: 'Monte sua caixa', path: `/produtos/${category.address}/caixa` },
        ]),
      ],
    }
  : undefined;

/** Page to put together a line's box, unit by unit. */
export function Component() {
  const { category, pack, products } = useLoaderData<typeof loadPack>();
  const { settings } = useSite();
  const box = useBox(category.key, pack, products);
  const terms = packTerms(pack);
  const asked = `${pack.size} sabores de ${category.name}, iguais ou diferentes`;
  return (
    <>
      <Head
        title={`Monte sua caixa de ${pack.size} ${category.name}`}
        description={`Escolha ${asked}${terms && `, ${terms}`}, e peça a caixa pelo WhatsApp.`}
        image={category.image}
        alt={category.imageAlt}
      />
      <SceneHeader
        low
        scene={sceneOf(category)}
        title="Monte sua caixa"
        text={`Escolha ${asked}. ${terms ? `Completa, a caixa sai ${terms}.` : 'Na caixa cada um custa o mesmo que fora dela.'}`}
        back={{ to: `/produtos/${category.address}`, label: category.name }}
      />
      <div className="shell pack world" style={worldOf(category.image)}>
        <noscript>
          <p className="mb-6 rounded-card bg-blush p-card">
            Para montar a caixa aqui é preciso JavaScript. Sem ele, monte com a gente na conversa.{' '}
            <a
              href={chatLink(settings.chatPhone, `Olá! Quero montar uma caixa de ${pack.size} ${category.name}.`)}
              className={buttonClass('primary', 'mt-4')}
            >
              Montar pelo WhatsApp
            </a>
          </p>
        </noscript>
        <div className="pack-split">
          <ul className="pack-flavours">
            {products.map((product) => (
              <FlavourPick key={product.number} product={product} box={box} />
            ))}
          </ul>
          <BoxTray box={box} pack={pack} />
        </div>
      </div>
    </>
  );
}
