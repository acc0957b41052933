/** Conversations, groups and messages. */
export const CHAT = `
CREATE TABLE conversations (
  id uuid NOT NULL,
  kind text NOT NULL,
  message_count integer DEFAULT 0 NOT NULL,
  revision integer DEFAULT 0 NOT NULL,
  member_version integer DEFAULT 0 NOT NULL,
  last_message_at timestamptz(3),
  direct_key text,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT conversations_direct_key_key UNIQUE (direct_key),
  CONSTRAINT conversations_pkey PRIMARY KEY (id)
);

CREATE TABLE groups (
  id uuid NOT NULL,
  name text NOT NULL,
  owner_id uuid NOT NULL,
  join_code text NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  description text DEFAULT '' NOT NULL,
  photo_url text,
  join_code_expires_at timestamptz(3),
  CONSTRAINT groups_join_code_key UNIQUE (join_code),
  CONSTRAINT groups_pkey PRIMARY KEY (id),
  CONSTRAINT groups_id_fkey FOREIGN KEY (id) REFERENCES conversations(id) ON DELETE CASCADE,
  CONSTRAINT groups_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id)
);
CREATE INDEX groups_owner_id_idx ON groups (owner_id);
ALTER TABLE shares
  ADD CONSTRAINT shares_group_id_fkey FOREIGN KEY (group_id) REFERENCES groups(id) ON DELETE SET NULL;

CREATE TABLE group_members (
  group_id uuid NOT NULL,
  user_id uuid NOT NULL,
  role text NOT NULL,
  joined_at timestamptz(3) DEFAULT now() NOT NULL,
  read_number integer DEFAULT 0 NOT NULL,
  was_added boolean DEFAULT false NOT NULL,
  CONSTRAINT group_members_pkey PRIMARY KEY (group_id, user_id),
  CONSTRAINT group_members_group_id_fkey FOREIGN KEY (group_id) REFERENCES groups(id) ON DELETE CASCADE,
  CONSTRAINT group_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX group_members_user_id_idx ON group_members (user_id);

CREATE TABLE group_invitations (
  group_id uuid NOT NULL,
  phone text,
  invited_by uuid,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  id uuid NOT NULL,
  user_id uuid,
  code text,
  CONSTRAINT group_invitations_code_key UNIQUE (code),
  CONSTRAINT group_invitations_group_id_phone_key UNIQUE (group_id, phone),
  CONSTRAINT group_invitations_group_id_user_id_key UNIQUE (group_id, user_id),
  CONSTRAINT group_invitations_pkey PRIMARY KEY (id),
  CONSTRAINT group_invitations_group_id_fkey FOREIGN KEY (group_id) REFERENCES groups(id) ON DELETE CASCADE,
  CONSTRAINT group_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT group_invitations_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX group_invitations_phone_idx ON group_invitations (phone);
CREATE INDEX group_invitations_user_id_idx ON group_invitations (user_id);

CREATE TABLE group_removals (
  group_id uuid NOT NULL,
  user_id uuid NOT NULL,
  removed_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT group_removals_pkey PRIMARY KEY (group_id, user_id),
  CONSTRAINT group_removals_group_id_fkey FOREIGN KEY (group_id) REFERENCES groups(id) ON DELETE CASCADE,
  CONSTRAINT group_removals_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX group_removals_user_id_idx ON group_removals (user_id);

CREATE TABLE direct_members (
  conversation_id uuid NOT NULL,
  user_id uuid NOT NULL,
  read_number integer DEFAULT 0 NOT NULL,
  CONSTRAINT direct_members_pkey PRIMARY KEY (conversation_id, user_id),
  CONSTRAINT direct_members_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE,
  CONSTRAINT direct_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX direct_members_user_id_idx ON direct_members (user_id);

CREATE TABLE conversation_mutes (
  user_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  CONSTRAINT conversation_mutes_pkey PRIMARY KEY (user_id, conversation_id),
  CONSTRAINT conversation_mutes_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE,
  CONSTRAINT conversation_mutes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX conversation_mutes_conversation_id_idx ON conversation_mutes (conversation_id);

CREATE TABLE messages (
  conversation_id uuid NOT NULL,
  number integer NOT NULL,
  id uuid NOT NULL,
  revision integer NOT NULL,
  added_revision integer NOT NULL,
  sender_id uuid,
  client_id uuid NOT NULL,
  text text DEFAULT '' NOT NULL,
  search text DEFAULT '' NOT NULL,
  share_id uuid,
  image_url text,
  image_width_px integer,
  image_height_px integer,
  reply_to_number integer,
  mention_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  edited_at timestamptz(3),
  deleted_at timestamptz(3),
  has_card boolean DEFAULT false NOT NULL,
  CONSTRAINT messages_client_id_key UNIQUE (sender_id, conversation_id, client_id),
  CONSTRAINT messages_id_key UNIQUE (id),
  CONSTRAINT messages_pkey PRIMARY KEY (conversation_id, number),
  CONSTRAINT messages_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE,
  CONSTRAINT messages_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT messages_share_id_fkey FOREIGN KEY (share_id) REFERENCES shares(id) ON DELETE SET NULL
);
CREATE INDEX messages_image_url_idx ON messages (image_url) WHERE (image_url IS NOT NULL);
CREATE INDEX messages_revision_idx ON messages (conversation_id, revision);
CREATE INDEX messages_share_id_idx ON messages (share_id) WHERE (share_id IS NOT NULL);

CREATE TABLE message_reactions (
  message_id uuid NOT NULL,
  emoji text NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT message_reactions_pkey PRIMARY KEY (message_id, emoji, user_id),
  CONSTRAINT message_reactions_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE,
  CONSTRAINT message_reactions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX message_reactions_user_id_idx ON message_reactions (user_id);
`;
