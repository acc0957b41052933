import type { ContactFields } from '@tessera/domain';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { ContactImport } from './contact-import.entity.ts';

/** A good row that waits for its turn; it goes in the transaction that writes its contact. */
@Entity('contact_import_rows')
export class ContactImportRow {
  @PrimaryColumn('uuid', { name: 'import_id', primaryKeyConstraintName: 'contact_import_rows_pkey' })
  importId: string;

  @ManyToOne(() => ContactImport, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'import_id', foreignKeyConstraintName: 'contact_import_rows_import_id_fkey' })
  import?: ContactImport;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'contact_import_rows_pkey' })
  line: number;

  @Column('jsonb')
  contact: ContactFields;
}
