import path from 'node:path';
import type { Plugin } from 'vite';

const NOTHING = '\0no-attestation/';

/** What looks at certificates of makers of devices, and the formats in which only these come; each file exports its name. */
const OF_MAKERS =
  /\/(verifyAttestation(?:FIDOU2F|AndroidSafetyNet|TPM|AndroidKey|Apple|WithMetadata)|validateCertificatePath|getCertificateInfo|validateExtFIDOGenCEAAGUID|isCertRevoked|convertX509PublicKeyToCOSE|metadataService)\.js$/;
/** As many as there are: an upgrade that moves one fails the build. */
const COUNT = 12;

/**
 * Leaves out of the passkeys' library what tells whose make a device is: none is ever asked (`attestationType: 'none'`),
 * and an answer that names one all the same is refused. It would be a fifth of the edge's code.
 */
export function leanWebauthn(): Plugin {
  const replaced = new Set<string>();
  return {
    name: 'lean-webauthn',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      const [, name] = OF_MAKERS.exec(id) ?? [];
      if (!name || !importer?.includes('/@simplewebauthn/server/')) return null;
      replaced.add(name);
      return NOTHING + name;
    },
    load(id) {
      if (!id.startsWith(NOTHING)) return null;
      const name = path.basename(id);
      if (name === 'metadataService') return 'export const MetadataService = {};';
      return `export function ${name}() { throw new Error('No attestation was asked for'); }`;
    },
    buildEnd(error) {
      if (error || this.environment.name !== 'edge' || replaced.size === COUNT) return;
      this.error(`Of the passkeys’ library ${replaced.size} files were left out, not ${COUNT}: see lean-webauthn.ts.`);
    },
  };
}
