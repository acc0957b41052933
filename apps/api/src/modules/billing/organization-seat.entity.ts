import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { OrganizationMember } from '../teams/index.ts';

/** Who has one of the seats that the owner of their team pays for; it goes with the membership. The owner's has no row. */
@Entity('organization_seats')
@ForeignKey(() => OrganizationMember, ['organizationId', 'userId'], ['organizationId', 'userId'], {
  name: 'organization_seats_member_fkey',
  onDelete: 'CASCADE',
})
export class OrganizationSeat {
  @PrimaryColumn('uuid', { name: 'organization_id', primaryKeyConstraintName: 'organization_seats_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'organization_seats_pkey' })
  userId: string;

  /** Where there are fewer seats than were given, the first ones count. */
  @Column('timestamp with time zone', { name: 'given_at', precision: 3, default: () => 'now()' })
  givenAt: Date;
}
