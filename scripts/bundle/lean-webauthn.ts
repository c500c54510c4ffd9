import path from 'node:path';
import type { Plugin } from 'vite';

const NOTHING = '\0no-attestation/';

/** Files that check device makers' certificates, and the formats that need them. Each exports a function of its name. */
const OF_MAKERS =
  /\/(verifyAttestation(?:FIDOU2F|AndroidSafetyNet|TPM|AndroidKey|Apple|WithMetadata)|validateCertificatePath|getCertificateInfo|validateExtFIDOGenCEAAGUID|isCertRevoked|convertX509PublicKeyToCOSE|metadataService)\.js$/;
/** Number of these files: an upgrade that moves one fails the build. */
const COUNT = 12;

/**
 * Leaves out of the passkeys' library the code that identifies the maker of a device. Attestation is never requested
 * (`attestationType: 'none'`), and an answer that contains one is refused. It would be a fifth of the edge's code.
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
